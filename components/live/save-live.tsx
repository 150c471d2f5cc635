"use client";

import { useState } from "react";
import useSWR from "swr";
import { Icon } from "@/components/ui/icon";
import { useInBrowser } from "@/components/ui/use-in-browser";
import { doAccount, readAccountView } from "@/lib/account/client";
import { succeeded } from "@/lib/contract/result";
import { withColon } from "@/lib/i18n/marks";
import { readToken } from "@/lib/session/browser";

export type SaveLabels = { save: string; saved: string; saveFailed: string };

type SaveLiveProps = {
  id: number;
  title: string;
  labels: SaveLabels;
  className?: string;
  /** Whether the button lies over other content, so that it needs no reserved space while loading. */
  overlaid?: true;
};

/**
 * Saves a live class to the signed-in visitor's list, or removes it. Until the list has loaded the button is not
 * visible, so that it never shows a wrong state.
 */
export function SaveLive({ id, title, labels, className = "", overlaid }: SaveLiveProps) {
  const token = useInBrowser() ? readToken() : undefined;
  const { data: lives, mutate } = useSWR(token ? ["saved-lives", token] : null, readLives);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const look = `live-save ${className}`;
  if (!lives && overlaid) return null;
  if (!lives) return <span className={`${look} invisible`}>{labels.save}</span>;
  const saved = lives.includes(id);
  const text = saved ? labels.saved : labels.save;
  const press = async () => {
    setBusy(true);
    const result = await doAccount("saved-live", { id, saved: !saved });
    setFailed(!succeeded(result));
    if (succeeded(result)) await mutate(result.data.lives, { revalidate: false });
    setBusy(false);
  };
  return (
    <button
      type="button"
      className={look}
      aria-pressed={saved}
      aria-label={withColon(text) + title}
      aria-busy={busy}
      onClick={() => !busy && void press()}
    >
      <Icon name={saved ? "bookmark-check" : "bookmark"} size={18} />
      {text}
      <span role="alert" className="text-cinnabar empty:hidden">
        {failed && labels.saveFailed}
      </span>
    </button>
  );
}

async function readLives(): Promise<number[]> {
  const result = await readAccountView("saved-lives", {});
  if (succeeded(result)) return result.data.lives;
  throw result;
}
