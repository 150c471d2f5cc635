"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Values } from "@/lib/engines/content/form-values";
import type { Region } from "@/lib/base/reference/campaign-regions";
import { SeasonFields } from "./season-fields";
import { SeasonText } from "./season-text";
import { countMessages } from "./season-values";
import type { useSeasonText } from "./use-season-text";

type SeasonViewProps = {
  form: UseFormReturn<Values>;
  text: ReturnType<typeof useSeasonText>;
  /** The loaded fields. */
  fields: Record<string, unknown> | undefined;
  isNew: boolean;
};

/**
 * A season's fields as a form or as text: two editors of one draft. The form marks what is missing; fields that it cannot
 * show open as text.
 */
export function SeasonView({ form, text, fields, isNew }: SeasonViewProps) {
  const t = useTranslations("desk.campaign");
  const tLinks = useTranslations("desk.links");
  const isUnreadable = form.getValues("region") === undefined;
  const problemCount = countMessages(form.formState.errors);
  useEffect(() => {
    if (isUnreadable && !text.isOpen && fields) void text.open(fields);
    // Only the fields that were loaded can be unreadable; discarding changes restores them.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isUnreadable, text.isOpen]);
  const region = form.getValues("region") as Region | undefined;
  return (
    <>
      {region && (
        <p>{t("called", { region: tLinks(`regions.${region}`), key: String(form.getValues("key")) })}</p>
      )}
      {isNew && <p>{t("isNew")}</p>}
      {!text.isOpen && problemCount > 0 && (
        <p className="font-semibold">{t("missing", { count: problemCount })}</p>
      )}
      <p>
        <button
          type="button"
          className="link"
          onClick={() => void (text.isOpen ? text.close({ allowIncomplete: true }) : text.open())}
        >
          {text.isOpen ? t("asForm") : t("asText")}
        </button>
      </p>
      {text.isOpen ? <SeasonText /> : !isUnreadable && <SeasonFields />}
    </>
  );
}
