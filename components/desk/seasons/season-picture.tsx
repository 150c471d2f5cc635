"use client";

import { useFormContext } from "react-hook-form";
import { picturesIn, type SeasonValues } from "@/lib/desk/season-form";
import { SelectField } from "../select-field";
import { useWords } from "../words";
import { idOf } from "./season-input";
import { useSeasonProblem, useValue, type EditorValues } from "./season-values";

/** One of the pictures that the season has already. */
export function SeasonPicture({ at, label }: { at: string; label: string }) {
  const { hints } = useWords("seasons");
  const { register, getValues } = useFormContext<EditorValues>();
  const error = useSeasonProblem(at);
  const address = useValue<string>(at);
  const known = picturesIn(getValues("body") as unknown as SeasonValues);
  return (
    <div className="desk-season-picture">
      <img src={address} alt="" width={96} height={64} />
      <SelectField
        id={idOf(at)}
        label={label}
        hint={hints.picture}
        error={error}
        options={known.map((value) => ({ value, text: nameOf(value) }))}
        {...register(`body.${at}`)}
      />
    </div>
  );
}

/** As its file is called. */
const nameOf = (address: string) => address.slice(address.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
