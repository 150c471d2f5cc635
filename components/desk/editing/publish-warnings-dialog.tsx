"use client";

import { useTranslations } from "next-intl";
import { localizedText } from "@/lib/engines/content/form-values";
import type { PublishWarning } from "@/lib/engines/content/warnings";
import type { DeskTranslate } from "@/lib/base/desk/messages";
import { ConfirmDialog } from "../confirm-dialog";
import { formatNumber } from "../format";
import { formatPageDateTime } from "../time";

type PublishWarningsDialogProps = {
  /** "now" or an instant. */
  publish: string;
  warnings: readonly PublishWarning[];
  onConfirm: () => void;
  onClose: () => void;
};

/** Lists what is odd about a class, which the editor may publish anyway. */
export function PublishWarningsDialog(props: PublishWarningsDialogProps) {
  const t = useTranslations("desk.content");
  return (
    <ConfirmDialog
      title={t("warnings.title")}
      // Two classes of one name at one time are one line.
      text={[...new Set(props.warnings.map((warning) => warningText(warning, t)))]}
      submit={props.publish === "now" ? t("warnings.publish") : t("warnings.schedule")}
      onConfirm={props.onConfirm}
      onClose={props.onClose}
    />
  );
}

function warningText(warning: PublishWarning, t: DeskTranslate<"content">): string {
  const { code, count, at, other } = warning;
  return t(`warnings.${code}`, {
    ...(count !== undefined && { count: formatNumber(count) }),
    ...(at !== undefined && { time: formatPageDateTime(at) }),
    name: localizedText(other, document.documentElement.lang),
  });
}
