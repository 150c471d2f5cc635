"use client";

import { useTranslations } from "next-intl";
import { LoginLink } from "@/components/layout/login-link";
import { guests } from "@/components/session/viewers";
import { OnDemand } from "@/components/ui/on-demand";
import { useClock } from "@/components/ui/use-clock";
import { showNotStarted } from "@/lib/app/markup/not-started";
import { seriesClassPath } from "@/lib/base/paths";
import { applyState } from "@/lib/subjects/series/apply-state";
import type { SeriesItem } from "@/lib/subjects/series/item";

// Loaded on demand, for signed-in visitors only.
const loadPlaces = () => import("./waiting-places");

type WaitingAreaProps = {
  item: SeriesItem;
  listState: { isPersonal: boolean; retry: () => void };
  describedBy: string;
  renderedAt: number;
  loginHref: string;
  /** Whether this site keeps the accounts; otherwise it has no waiting lists. */
  ownAccounts: boolean;
};

/** Waiting list of a full class: guests get a link to the login, students a button to join. */
export function WaitingArea({
  item,
  listState,
  describedBy,
  renderedAt,
  loginHref,
  ownAccounts,
}: WaitingAreaProps) {
  const t = useTranslations("apply.waiting");
  const isOpen = useClock((now) => now < Date.parse(item.deadline), renderedAt);
  const isFull = isOpen && applyState(item, 0) === "full";
  if (!ownAccounts || !isOpen) return null;
  return (
    <>
      {isFull && (
        <p data-for={guests} className="mt-3 grid justify-items-start">
          <LoginLink href={loginHref} returnTo={seriesClassPath(item.id)} className="link">
            {t("login")}
          </LoginLink>
        </p>
      )}
      {listState.isPersonal && (
        <OnDemand
          load={loadPlaces}
          componentProps={{ classId: item.classId, isFull, describedBy, onChange: listState.retry }}
          onFailed={showNotStarted}
        />
      )}
    </>
  );
}
