import { useLocale, useTranslations } from "next-intl";
import { formatShort } from "@/lib/base/i18n/time";
import { classroomOpensAt, type ClassroomState, type Slot } from "@/lib/base/schedule/classroom-window";

type EntryNoteProps = { state: Exclude<ClassroomState, "open">; slot: Slot };

/** Placeholder for the time while the text is split; no message contains it. */
const placeholder = "\0";

/** Why the classroom cannot be entered now. The time and the punctuation after it stay on one line. */
export function EntryNote({ state, slot }: EntryNoteProps) {
  const t = useTranslations("account.member");
  const locale = useLocale();
  if (state === "over") return t("over");
  const [before = "", after = ""] = t("early", { time: placeholder }).split(placeholder);
  const [punctuation = ""] = /^\p{P}*/u.exec(after) ?? [];
  return (
    <>
      {before}
      <span className="inline-block">
        <time>{formatShort(new Date(classroomOpensAt(slot)), locale)}</time>
        {punctuation}
      </span>
      {after.slice(punctuation.length)}
    </>
  );
}
