"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { fill } from "@/components/ui/fill";
import { picturesIn, type SeasonValues } from "@/lib/desk/season-form";
import { readPictureAddress } from "@/lib/pictures/address";
import { PictureTaker } from "../content/picture-taker";
import { SelectField } from "@/components/ui/select-field";
import { useWords } from "../words";
import { idOf } from "./season-input";
import { useSeasonProblem, useValue, type EditorValues } from "./season-values";

/** Aspect ratio, and width in CSS pixels on a desktop (components/campaign). */
const shown = {
  art: { shape: "5:4", width: 750 },
  cover: { shape: "8:5", width: 480 },
  portrait: { shape: "1:1", width: 120 },
} as const;

type SeasonPictureProps = { at: string; label: string; as: keyof typeof shown };

/** A picture: uploaded, or chosen from those that the season already has. */
export function SeasonPicture({ at, label, as }: SeasonPictureProps) {
  const words = useWords("seasons");
  const { drop } = useWords("content").picture;
  const { control, setValue, clearErrors } = useFormContext<EditorValues>();
  const error = useSeasonProblem(at);
  const address = useValue<string>(at);
  const known = useWatch({
    control,
    name: "body",
    compute: (body) => picturesIn(body as unknown as SeasonValues),
  });
  const uploads = known.filter(readPictureAddress);
  const nameOf = (picture: string) =>
    uploads.includes(picture)
      ? fill(words.uploaded, { n: uploads.indexOf(picture) + 1 })
      : picture.slice(picture.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
  const take = (taken: string) => {
    clearErrors(`body.${at}`);
    setValue(`body.${at}`, taken, { shouldDirty: true });
  };
  return (
    <PictureTaker address={address} label={label} {...shown[as]} onTaken={take}>
      <SelectField
        id={idOf(at)}
        label={label}
        hint={`${words.hints.picture} ${drop}`}
        error={error}
        value={address}
        options={known.map((value) => ({ value, text: nameOf(value) }))}
        onChange={({ currentTarget: { value } }) => take(value)}
      />
    </PictureTaker>
  );
}
