"use client";

import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { zoneChoices } from "@/lib/desk/content/zone-choices";
import { offsetOn } from "@/lib/schedule/zoned";
import { SelectField } from "@/components/ui/select-field";
import { useWords } from "../words";
import { idOf, SeasonInput } from "./season-input";
import { useSeasonProblem, useValue, type EditorValues } from "./season-values";

/** A season's time zone, its local name and its offset from UTC. */
export function ZoneField() {
  const { fields, hints } = useWords("seasons");
  const { setValue, clearErrors, getValues } = useFormContext<EditorValues>();
  const zone = useValue<string>("zone.id");
  const error = useSeasonProblem("zone.id");
  const [choices] = useState(() => {
    const all = zoneChoices(document.documentElement.lang, zone, new Date());
    // Zones have aliases, and the browser may list another one.
    return all.some(({ value }) => value === zone) ? all : [{ value: zone, text: zone }, ...all];
  });
  const put = (at: string, value: unknown) => setValue(`body.${at}`, value, { shouldDirty: true });
  const choose = (id: string) => {
    clearErrors("body.zone");
    put("zone.id", id);
    const day = getValues("body.from") as unknown as string;
    if (day) put("zone.offset", offsetOn(day, id));
  };
  return (
    <>
      <SelectField
        id={idOf("zone.id")}
        label={fields.zone.id}
        error={error}
        value={zone}
        options={choices}
        onChange={({ currentTarget: { value } }) => choose(value)}
      />
      <div className="desk-season-row">
        <SeasonInput at="zone.name" label={fields.zone.name} hint={hints.zoneName} />
        <SeasonInput at="zone.offset" label={fields.zone.offset} hint={hints.offset} />
      </div>
    </>
  );
}
