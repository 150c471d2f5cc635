"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { serverNow } from "@/lib/base/clock/server-clock";
import { zoneChoices } from "@/lib/app/editing/zone-choices";
import { formatOffset } from "@/lib/base/schedule/zoned";
import { SelectField } from "@/components/ui/select-field";
import { fieldId, SeasonInput } from "./season-input";
import { useSeasonProblem, useSeasonValue, type EditorValues } from "./season-values";
import { FieldRow } from "../desk-form";

/** A season's time zone, its local name and its offset from UTC. */
export function ZoneField() {
  const t = useTranslations("desk.campaign");
  const { setValue, clearErrors, getValues } = useFormContext<EditorValues>();
  const zone = useSeasonValue<string>("zone.id");
  const error = useSeasonProblem("zone.id");
  const [choices] = useState(() => zoneChoices(document.documentElement.lang, [zone], new Date(serverNow())));
  const setPart = (path: string, value: unknown) => setValue(`${path}`, value, { shouldDirty: true });
  const chooseZone = (id: string) => {
    clearErrors("zone");
    setPart("zone.id", id);
    const day = getValues("from") as unknown as string;
    if (day) setPart("zone.offset", formatOffset(day, id));
  };
  return (
    <>
      <SelectField
        id={fieldId("zone.id")}
        label={t("fields.zone.id")}
        error={error}
        value={zone}
        options={choices}
        onChange={({ currentTarget: { value } }) => chooseZone(value)}
      />
      <FieldRow>
        <SeasonInput path="zone.name" label={t("fields.zone.name")} hint={t("hints.zoneName")} />
        <SeasonInput path="zone.offset" label={t("fields.zone.offset")} hint={t("hints.offset")} />
      </FieldRow>
    </>
  );
}
