"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { buttonClasses } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { contrast, isHexColor, minTextContrast } from "@/lib/base/color/contrast";
import { readableShade } from "@/lib/base/color/shades";
import type { Values } from "@/lib/engines/content/form-values";
import { formatContrast } from "@/lib/engines/content/rules";
import { useFieldError } from "./field";

type ColorFieldProps = {
  name: string;
  label: string;
  /** The surface on which the color must be readable. */
  surface: string;
  /** The color of the site without this one. */
  standard: string;
};

/** A color with its contrast; one that is too light gets a readable shade as suggestion. */
export function ColorField({ name, label, surface, standard }: ColorFieldProps) {
  const t = useTranslations("desk.content");
  const { register, setValue } = useFormContext<Values>();
  const error = useFieldError(name);
  const value = String(useWatch<Values>({ name }) ?? "")
    .trim()
    .toLowerCase();
  const isColor = isHexColor(value);
  const measured = isColor ? contrast(value, surface) : undefined;
  const isTooLight = measured !== undefined && measured < minTextContrast;
  const shade = isTooLight ? readableShade(value, surface) : "";
  const use = (color: string) => setValue(name, color, { shouldDirty: true, shouldValidate: true });
  return (
    <div className="max-w-96">
      <Field
        id={`field-${name}`}
        label={label}
        hint={t("color.hint", { color: standard })}
        error={error}
        autoComplete="off"
        spellCheck={false}
        {...register(name)}
      />
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <input
          type="color"
          aria-label={t("color.pick", { label })}
          value={isColor ? value : standard}
          onChange={(event) => use(event.currentTarget.value)}
          className="h-11 w-16 rounded-small border border-ink/30 bg-surface p-1"
        />
        {measured !== undefined && (
          <span role="status">
            {t("color.measured", {
              contrast: formatContrast(measured),
              needed: String(minTextContrast),
            })}
          </span>
        )}
      </div>
      {isTooLight && (
        <button type="button" className={`${buttonClasses.secondary} mt-2`} onClick={() => use(shade)}>
          {t("color.suggest", { color: shade })}
        </button>
      )}
      {value !== "" && (
        <button type="button" className="link" onClick={() => use("")}>
          {t("color.remove")}
        </button>
      )}
    </div>
  );
}
