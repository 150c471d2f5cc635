"use client";

import type { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { useCall } from "@/components/calls/use-call";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { call } from "@/lib/app/bootstrap/client";
import { isSuccess } from "@/lib/base/contract/result";
import { withColon } from "@/lib/base/i18n/marks";
import { readPageToken } from "@/lib/base/session/page-account";

export type SaveLabels = { save: string; saved: string; saveFailed: string };

type SaveLiveProps = {
  id: number;
  title: string;
  labels: SaveLabels;
  className?: string;
  /** Whether the button lies on the picture of its card, where it needs no reserved space while loading. */
  isOverlaid?: true;
};

/**
 * Saves a live class to the signed-in visitor's list, or removes it. Until the list has loaded the button is not
 * visible, so that it never shows a wrong state.
 */
export function SaveLive({ id, title, labels, className = "", isOverlaid }: SaveLiveProps) {
  const isLoggedIn = useIsHydrated() && readPageToken() !== undefined;
  const { data, setData } = useCall("GET account/saved-lives", isLoggedIn ? {} : undefined);
  const lives = data?.lives;
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  // Above the link that covers the card.
  const overlaidClasses = isOverlaid ? "absolute top-3 right-3 z-1 bg-surface/95 px-4 shadow-sm" : "";
  const classes = `text-label text-accent aria-pressed:text-ink rounded-pill inline-flex min-h-11 flex-wrap items-center gap-1.5 font-semibold ${overlaidClasses} ${className}`;
  if (!lives && isOverlaid) return null;
  if (!lives) return <span className={`${classes} invisible`}>{labels.save}</span>;
  const isSaved = lives.includes(id);
  const text = isSaved ? labels.saved : labels.save;
  const toggle = async () => {
    setIsBusy(true);
    const result = await call("account/saved-live", { id, saved: !isSaved });
    setHasFailed(!isSuccess(result));
    if (isSuccess(result)) await setData(result.data);
    setIsBusy(false);
  };
  return (
    <button
      type="button"
      className={classes}
      aria-pressed={isSaved}
      aria-label={withColon(text) + title}
      aria-busy={isBusy}
      onClick={() => !isBusy && void toggle()}
    >
      <Icon name={isSaved ? "bookmark-check" : "bookmark"} size={18} />
      {text}
      <span role="alert" className="text-mark empty:hidden">
        {hasFailed && labels.saveFailed}
      </span>
    </button>
  );
}

export function saveLabels(t: ReturnType<typeof useTranslations<"live">>): SaveLabels {
  return { save: t("save"), saved: t("saved"), saveFailed: t("saveFailed") };
}
