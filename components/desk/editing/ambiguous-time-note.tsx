"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import type { Values } from "@/lib/engines/content/form-values";
import { occurrenceOfField, type localOccurrence } from "@/lib/subjects/series/repeated-time";
import { Warning } from "../warning";

/** Warns which instant a form field means if its local time occurs twice. */
export function AmbiguousTimeNote({ name }: { name: string }) {
  return (
    <AmbiguousTimeWarning
      occurrence={useWatch({ compute: (values: Values) => occurrenceOfField(values, name) })}
    />
  );
}

/** Warns which instant is meant if the local time occurs twice, in the night when the clocks go back. */
export function AmbiguousTimeWarning({ occurrence }: { occurrence: ReturnType<typeof localOccurrence> }) {
  const t = useTranslations("desk.content");
  return occurrence && <Warning>{t(`hints.twice.${occurrence}`)}</Warning>;
}
