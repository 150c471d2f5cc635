"use client";

import { useTranslations } from "next-intl";
import { guests } from "@/components/session/viewers";
import { thenLines } from "@/components/ui/then-lines";
import { useClock } from "@/components/ui/use-clock";
import { applyState } from "@/lib/series/apply-state";
import type { SeriesItem } from "@/lib/series/item";

type ApplyAreaProps = {
  item: SeriesItem;
  /** Whether the item is from the asking student's own list, and how to ask for that again if it failed. */
  own: { personal: boolean; failed: boolean; retry: () => void };
  /** Id of what names the class. */
  describedBy: string;
  renderedAt: number;
  /** Whether a full class has a waiting list: it is kept with the accounts. */
  hasWaitingList: boolean;
  apply: (item: SeriesItem) => void;
};

/** Viewers who may be students: the kind of account may not be known yet. Never teachers. */
const students = "pending student";

/**
 * Where one applies. The page is the same for all: a guest sees the seats at once, a student a quiet placeholder
 * until their own list has come, so that nothing they have applied for is offered again; a teacher sees nothing here
 * (TeacherNote says why).
 */
export function ApplyArea({ own, hasWaitingList, ...button }: ApplyAreaProps) {
  const t = useTranslations();
  return (
    <div className="apply">
      <div data-for={guests}>
        <ApplyButton {...button} />
      </div>
      <div data-for={students}>
        {own.personal ? (
          <ApplyButton {...button} />
        ) : own.failed ? (
          <button type="button" className="btn btn-secondary" onClick={own.retry}>
            {t("notice.retry")}
          </button>
        ) : (
          <span className="btn apply-wait">{t("apply.checking")}</span>
        )}
      </div>
      <SpotsLeft item={button.item} renderedAt={button.renderedAt} hasWaitingList={hasWaitingList} />
    </div>
  );
}

type SpotsLeftProps = Pick<ApplyAreaProps, "item" | "renderedAt" | "hasWaitingList">;

/** What the figures on the button mean, until applications close. */
function SpotsLeft({ item, renderedAt, hasWaitingList }: SpotsLeftProps) {
  const t = useTranslations("apply.spots");
  const isClosed = useClock((now) => now >= Date.parse(item.deadline), renderedAt);
  if (isClosed) return null;
  const n = Math.max(0, item.capacity - item.students);
  return (
    <p className="spots-left" data-until={item.deadline} suppressHydrationWarning>
      {n > 0 ? t("left", { n }) : t(hasWaitingList ? "waiting" : "none")}
    </p>
  );
}

type ApplyButtonProps = Omit<ApplyAreaProps, "own" | "hasWaitingList">;

function ApplyButton({ item, describedBy, renderedAt, apply }: ApplyButtonProps) {
  const t = useTranslations("apply.state");
  const state = useClock((now) => applyState(item, now), renderedAt);
  const open = state === "open";
  return (
    <button
      type="button"
      className={`btn ${open ? "btn-primary" : "btn-off"}`}
      // Not `disabled`: it keeps the focus after applying, and can be asked why.
      aria-disabled={open ? undefined : true}
      aria-describedby={describedBy}
      data-state={state}
      data-then={open ? thenLines([item.deadline, "closed", t("closed")]) : undefined}
      onClick={() => open && apply(item)}
      suppressHydrationWarning
    >
      <span suppressHydrationWarning>{t(state)}</span>
      <span className="seats">{`${item.students}/${item.capacity}`}</span>
    </button>
  );
}
