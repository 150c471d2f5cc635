"use client";

import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { FieldNotes } from "@/components/ui/field-notes";
import type { Values } from "@/lib/engines/content/form-values";
import { useFieldError } from "../editing/field";
import { SmallButton } from "../small-button";
import { PlayButton } from "./play-button";

/** The introduction that a teacher recorded: staff listen to it, and may leave it out. */
export function SoundField({ name, label }: { name: string; label: string }) {
  const t = useTranslations("desk.pronunciations");
  const { watch, setValue } = useFormContext<Values>();
  const address = String(watch(name) ?? "");
  const error = useFieldError(name);
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      {address === "" ? (
        <p className="text-soft">{t("noIntroduction")}</p>
      ) : (
        <div className="mt-1 flex flex-wrap items-center gap-3">
          <PlayButton address={address} text={t("introduction")} />
          <SmallButton onClick={() => setValue(name, "", { shouldDirty: true, shouldValidate: true })}>
            {t("leaveOut", { text: t("introduction") })}
          </SmallButton>
        </div>
      )}
      <FieldNotes id={`field-${name}`} error={error} />
    </fieldset>
  );
}
