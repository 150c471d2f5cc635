"use client";

import { useFormContext } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { shownWidth } from "@/lib/desk/content/crop";
import type { Values } from "@/lib/desk/content/form";
import { placeShapes, type Place } from "@/lib/desk/content/kinds";
import { useWords } from "../words";
import { useProblem } from "./field";
import { PictureTaker } from "./picture-taker";

type PictureFieldProps = { name: string; label: string; shape: string };

/** A picture: uploaded, or given by its address. */
export function PictureField({ name, label, shape }: PictureFieldProps) {
  const words = useWords("content");
  const { register, watch, setValue } = useFormContext<Values>();
  const error = useProblem(name);
  const place = watch("place") as Place | undefined;
  const shown = shape === "placement" ? placeShapes[place ?? "homeBanners"] : shape;
  return (
    <PictureTaker
      pasteAnywhere
      address={String(watch(name) ?? "")}
      label={label}
      shape={shown}
      width={shownWidth(shown, shape === "placement" ? (place ?? "homeBanners") : undefined)}
      onTaken={(made) => setValue(name, made, { shouldDirty: true, shouldValidate: true })}
    >
      <Field
        id={`field-${name}`}
        label={label}
        hint={words.picture.drop}
        error={error}
        autoComplete="off"
        {...register(name)}
      />
    </PictureTaker>
  );
}
