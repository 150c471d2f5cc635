"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { buttonClasses } from "@/components/ui/button";
import type { Values } from "@/lib/engines/content/form-values";
import { InstantField } from "../instant-field";
import { useFieldError } from "./field";
import { AmbiguousTimeNote } from "./ambiguous-time-note";

type PublishLaterProps = {
  isSending: boolean;
  isScheduled: boolean;
  onSchedule: () => void;
  /** Cancels the scheduled publication. */
  onCancel: () => void;
};

/** Schedules the publication of a draft. */
export function PublishLater({ isSending, isScheduled, onSchedule, onCancel }: PublishLaterProps) {
  const t = useTranslations("desk.content");
  const { register } = useFormContext<Values>();
  const time = useWatch<Values>({ name: "publish" });
  const error = useFieldError("publish");
  return (
    <>
      <div className="max-w-96">
        <InstantField
          id="field-publish"
          label={t("save.time")}
          after={<AmbiguousTimeNote name="publish" />}
          {...(error !== undefined && { error })}
          {...register("publish")}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          disabled={isSending || time === ""}
          className={buttonClasses.secondary}
          onClick={onSchedule}
        >
          {t("save.at")}
        </button>
        {isScheduled && (
          <button type="button" disabled={isSending} className={buttonClasses.secondary} onClick={onCancel}>
            {t("save.untime")}
          </button>
        )}
      </div>
    </>
  );
}
