"use client";

import { useTranslations } from "next-intl";
import { guests, possibleStudents, teachersOnly } from "@/components/session/viewers";
import { formatScheduledTexts } from "@/components/ui/scheduled-texts";
import { useClock } from "@/components/ui/use-clock";
import { applyState, spotsNote } from "@/lib/subjects/series/apply-state";
import type { SeriesItem } from "@/lib/subjects/series/item";

type ApplyAreaProps = {
  item: SeriesItem;
  /** Whether the item comes from the student's own list, whether that list failed to load, and how to retry. */
  listState: { isPersonal: boolean; hasFailed: boolean; retry: () => void };
  /** Id of the element that names the class. */
  describedBy: string;
  renderedAt: number;
  /** Whether a full class has a waiting list; only if this site keeps the accounts. */
  hasWaitingList: boolean;
  apply: (item: SeriesItem) => void;
};

/**
 * The apply button with the seats. The page is static: guests see the seats at once, students a placeholder until
 * their own list has loaded, so that a class they have applied for is not offered again. Teachers see nothing here
 * (see TeacherNote).
 */
export function ApplyArea({ listState, hasWaitingList, ...button }: ApplyAreaProps) {
  const t = useTranslations();
  const seats = { item: button.item, renderedAt: button.renderedAt, hasWaitingList };
  return (
    <div className="print:hidden!">
      <div data-for={guests} className="noscript:hidden">
        <ApplyButton {...button} />
      </div>
      <div data-for={possibleStudents} className="noscript:hidden">
        {listState.isPersonal ? (
          <ApplyButton {...button} />
        ) : listState.hasFailed ? (
          <button type="button" className="btn w-full flex-wrap btn-secondary" onClick={listState.retry}>
            {t("notice.retry")}
          </button>
        ) : (
          <span className="btn w-full flex-wrap bg-muted text-soft">{t("apply.checking")}</span>
        )}
      </div>
      <div data-for={guests}>
        <SeatsLeft {...seats} viewer="guest" />
      </div>
      <div data-for={possibleStudents}>
        <SeatsLeft {...seats} viewer={listState.isPersonal ? "student" : "pending"} />
      </div>
      <div data-for={teachersOnly}>
        <SeatsLeft {...seats} viewer="teacher" />
      </div>
    </div>
  );
}

type SeatsLeftProps = Pick<ApplyAreaProps, "item" | "renderedAt" | "hasWaitingList"> & {
  viewer: Parameters<typeof spotsNote>[1];
};

/** The free seats in words, until applications close. */
function SeatsLeft({ item, renderedAt, hasWaitingList, viewer }: SeatsLeftProps) {
  const t = useTranslations("apply.seats");
  const isClosed = useClock((now) => now >= Date.parse(item.deadline), renderedAt);
  const note = spotsNote(item, viewer, hasWaitingList);
  if (isClosed || !note) return null;
  return (
    <p
      className="mt-1 text-label text-soft"
      data-note={note}
      data-until={item.deadline}
      suppressHydrationWarning
    >
      {t(note, { n: item.capacity - item.students })}
    </p>
  );
}

type ApplyButtonProps = Omit<ApplyAreaProps, "listState" | "hasWaitingList">;

/** At the deadline a script changes only the state and the text, before the page is hydrated. */
const openClasses = "btn-primary data-[state=closed]:bg-muted data-[state=closed]:text-soft";

function ApplyButton({ item, describedBy, renderedAt, apply }: ApplyButtonProps) {
  const t = useTranslations("apply.state");
  const state = useClock((now) => applyState(item, now), renderedAt);
  const isOpen = state === "open";
  return (
    <button
      type="button"
      className={`btn w-full flex-wrap ${isOpen ? openClasses : "cursor-default! bg-muted text-soft"}`}
      // Not `disabled`, so that it keeps the focus after applying and screen readers reach it.
      aria-disabled={isOpen ? undefined : true}
      aria-describedby={describedBy}
      data-state={state}
      data-then={isOpen ? formatScheduledTexts([item.deadline, "closed", t("closed")]) : undefined}
      onClick={() => isOpen && apply(item)}
      suppressHydrationWarning
    >
      <span suppressHydrationWarning>{t(state)}</span>
      <span className="font-normal whitespace-nowrap tabular-nums">{`${item.students}/${item.capacity}`}</span>
    </button>
  );
}
