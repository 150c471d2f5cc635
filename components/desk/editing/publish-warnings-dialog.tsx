"use client";

import { fillPlaceholders } from "@/lib/base/i18n/fill";
import { localizedText } from "@/lib/engines/content/form-values";
import type { PublishWarning } from "@/lib/engines/content/warnings";
import type { DeskWords } from "@/lib/base/desk/words";
import { ConfirmDialog } from "../confirm-dialog";
import { formatNumber } from "../format";
import { formatPageDateTime } from "../time";
import { useWords } from "../words";

type PublishWarningsDialogProps = {
  /** "now" or an instant. */
  publish: string;
  warnings: readonly PublishWarning[];
  onConfirm: () => void;
  onClose: () => void;
};

/** Lists what is odd about a class, which the editor may publish anyway. */
export function PublishWarningsDialog(props: PublishWarningsDialogProps) {
  const { warnings: words } = useWords("content");
  return (
    <ConfirmDialog
      title={words.title}
      // Two classes of one name at one time are one line.
      text={[...new Set(props.warnings.map((warning) => warningText(warning, words)))]}
      submit={props.publish === "now" ? words.publish : words.schedule}
      onConfirm={props.onConfirm}
      onClose={props.onClose}
    />
  );
}

function warningText(warning: PublishWarning, words: DeskWords["content"]["warnings"]): string {
  const { code, count, at, other } = warning;
  return fillPlaceholders(words[code], {
    ...(count !== undefined && { count: formatNumber(count) }),
    ...(at !== undefined && { time: formatPageDateTime(at) }),
    name: localizedText(other, document.documentElement.lang),
  });
}
