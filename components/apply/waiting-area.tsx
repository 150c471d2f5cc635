"use client";

import { ReturningLink } from "@/components/layout/returning-link";
import { guests } from "@/components/session/viewers";
import { OnDemand } from "@/components/ui/on-demand";
import { useClock } from "@/components/ui/use-clock";
import { showNotStarted } from "@/lib/markup/not-started";
import type { Language } from "@/lib/i18n/languages";
import { seriesClassPath } from "@/lib/paths";
import { applyState } from "@/lib/series/apply-state";
import type { SeriesItem } from "@/lib/series/item";
import type { WaitingLabels } from "./waiting-labels";

// Only for who is signed in.
const loadPlaces = () => import("./waiting-places");

type WaitingAreaProps = {
  item: SeriesItem;
  own: { personal: boolean; retry: () => void };
  describedBy: string;
  renderedAt: number;
  locale: Language;
  login: string;
  labels: WaitingLabels | undefined;
};

/** The line for a full class, below its button: a guest is led to the login, a student joins with one press. */
export function WaitingArea({ item, own, describedBy, renderedAt, locale, login, labels }: WaitingAreaProps) {
  const open = useClock((now) => now < Date.parse(item.deadline), renderedAt);
  const full = open && applyState(item, 0) === "full";
  if (!labels || !open) return null;
  return (
    <>
      {full && (
        <p data-for={guests} className="waiting">
          <ReturningLink href={login} to={seriesClassPath(item.id)} className="link">
            {labels.login}
          </ReturningLink>
        </p>
      )}
      {own.personal && (
        <OnDemand
          load={loadPlaces}
          part={{ classId: item.classId, full, describedBy, locale, labels, changed: own.retry }}
          onFailed={showNotStarted}
        />
      )}
    </>
  );
}
