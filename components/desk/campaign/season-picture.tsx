"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { picturesIn } from "@/lib/subjects/campaign/season-form";
import { parsePictureAddress } from "@/lib/engines/pictures/address";
import { PicturePicker } from "../editing/picture-picker";
import { SelectField } from "@/components/ui/select-field";
import { joinSentences } from "../format";
import { fieldId } from "./season-input";
import { useSeasonProblem, useSeasonValue, type EditorValues } from "./season-values";

/** Aspect ratio, and width in CSS pixels on a desktop (components/campaign). */
const pictureShapes = {
  art: { shape: "5:4", width: 750 },
  cover: { shape: "8:5", width: 480 },
  portrait: { shape: "1:1", width: 120 },
} as const;

type SeasonPictureProps = { path: string; label: string; variant: keyof typeof pictureShapes };

/** A picture: uploaded, or chosen from those that the season already has. */
export function SeasonPicture({ path, label, variant }: SeasonPictureProps) {
  const t = useTranslations("desk.campaign");
  const tContent = useTranslations("desk.content");
  const { control, setValue, clearErrors } = useFormContext<EditorValues>();
  const error = useSeasonProblem(path);
  const address = useSeasonValue<string>(path);
  const known = useWatch({ control, compute: picturesIn });
  const uploads = known.filter(parsePictureAddress);
  const pictureName = (picture: string) =>
    uploads.includes(picture)
      ? t("uploaded", { n: uploads.indexOf(picture) + 1 })
      : picture.slice(picture.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
  const setPicture = (newAddress: string) => {
    clearErrors(`${path}`);
    setValue(`${path}`, newAddress, { shouldDirty: true });
  };
  return (
    <PicturePicker address={address} label={label} {...pictureShapes[variant]} onPicked={setPicture}>
      <SelectField
        id={fieldId(path)}
        label={label}
        hint={joinSentences(t("hints.picture"), tContent("picture.drop"))}
        error={error}
        value={address}
        options={known.map((value) => ({ value, text: pictureName(value) }))}
        onChange={({ currentTarget: { value } }) => setPicture(value)}
      />
    </PicturePicker>
  );
}
