"use client";

import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { displayWidth } from "@/lib/engines/content/crop";
import type { Values } from "@/lib/engines/content/form-values";
import { placeShapes, type Place } from "@/lib/subjects/placements/content";
import { joinSentences } from "../format";
import { useFieldError } from "./field";
import { PicturePicker } from "./picture-picker";

type PictureFieldProps = {
  name: string;
  label: string;
  shape: string;
  isOptional: boolean;
  /** Whether a paste anywhere on the page is for this field, as the record's only picture. */
  pasteAnywhere: boolean;
};

/** A picture: uploaded, or given by its address. */
export function PictureField({ name, label, shape, isOptional, pasteAnywhere }: PictureFieldProps) {
  const t = useTranslations("desk.content");
  const { register, watch, setValue } = useFormContext<Values>();
  const error = useFieldError(name);
  const place = watch("place") as Place | undefined;
  const aspectRatio = shape === "placement" ? placeShapes[place ?? "homeBanners"] : shape;
  return (
    <PicturePicker
      pasteAnywhere={pasteAnywhere}
      address={String(watch(name) ?? "")}
      label={label}
      shape={aspectRatio}
      width={displayWidth(aspectRatio, shape === "placement" ? (place ?? "homeBanners") : undefined)}
      onPicked={(newAddress) => setValue(name, newAddress, { shouldDirty: true, shouldValidate: true })}
    >
      <Field
        id={`field-${name}`}
        label={label}
        hint={isOptional ? t("picture.drop") : joinSentences(t("picture.needed"), t("picture.drop"))}
        error={error}
        autoComplete="off"
        {...register(name)}
      />
    </PicturePicker>
  );
}
