import type { Language } from "@/lib/i18n/languages";
import { formatShort } from "@/lib/i18n/time";
import { opensAt, type Slot } from "@/lib/schedule/classroom-window";

type EntryNoteProps = {
  /** With `{time}` where it says when the classroom opens; the others say that it is over. */
  text: string;
  slot: Slot;
  locale: Language;
};

/** Why the classroom cannot be entered now. A time in it stands on one line, and the full stop behind it on the same. */
export function EntryNote({ text, slot, locale }: EntryNoteProps) {
  const [before, after] = text.split("{time}");
  if (after === undefined) return text;
  const [stop = ""] = /^\p{P}*/u.exec(after) ?? [];
  return (
    <>
      {before}
      <span className="inline-block">
        <time>{formatShort(new Date(opensAt(slot)), locale)}</time>
        {stop}
      </span>
      {after.slice(stop.length)}
    </>
  );
}
