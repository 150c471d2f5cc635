"use client";

import { guests } from "@/components/session/viewers";
import { thenLines } from "@/components/ui/then-lines";
import { useClock } from "@/components/ui/use-clock";
import { applyState, type ApplyState } from "@/lib/series/apply-state";
import type { SeriesItem } from "@/lib/series/item";

export type ApplyButtonLabels = {
  /** What the button says: what it does, or why it does nothing. */
  state: Record<ApplyState, string>;
  checking: string;
  retry: string;
};

type ApplyAreaProps = {
  item: SeriesItem;
  /** Whether the item is from the asking student's own list, and how to ask for that again if it failed. */
  own: { personal: boolean; failed: boolean; retry: () => void };
  /** Id of what names the class. */
  describedBy: string;
  renderedAt: number;
  labels: ApplyButtonLabels;
  apply: (item: SeriesItem) => void;
};

/** Viewers who may be students: the kind of account may not be known yet. Never teachers. */
const students = "pending student";

/**
 * Where one applies. The page is the same for all: a guest sees the seats at once, a student a quiet placeholder
 * until their own list has come, so that nothing they have applied for is offered again; a teacher sees nothing here
 * (TeacherNote says why).
 */
export function ApplyArea({ own, labels, ...button }: ApplyAreaProps) {
  return (
    <div className="apply">
      <div data-for={guests}>
        <ApplyButton {...button} labels={labels} />
      </div>
      <div data-for={students}>
        {own.personal ? (
          <ApplyButton {...button} labels={labels} />
        ) : own.failed ? (
          <button type="button" className="btn btn-secondary" onClick={own.retry}>
            {labels.retry}
          </button>
        ) : (
          <span className="btn apply-wait">{labels.checking}</span>
        )}
      </div>
    </div>
  );
}

type ApplyButtonProps = Omit<ApplyAreaProps, "own">;

function ApplyButton({ item, describedBy, renderedAt, labels, apply }: ApplyButtonProps) {
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
      data-then={open ? thenLines([item.deadline, "closed", labels.state.closed]) : undefined}
      onClick={() => open && apply(item)}
      suppressHydrationWarning
    >
      <span suppressHydrationWarning>{labels.state[state]}</span>
      <span className="seats">{`${item.students}/${item.capacity}`}</span>
    </button>
  );
}
