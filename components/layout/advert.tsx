"use client";

import { Pause, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { buttonLook } from "@/components/ui/button";
import { fill } from "@/components/ui/fill";
import { callFromBrowser } from "@/lib/api/browser";
import { succeeded } from "@/lib/contract/result";
import type { LinkProperty } from "@/lib/contract/types";
import { site } from "@/lib/site";
import { useAdvertMoment } from "./use-advert-moment";

/** Seconds until the advert closes itself (spec section 4). */
const lifetime = 10;
const seenKey = `${site.key}:advert_seen`;

export type AdvertLabels = { title: string; closesIn: string; pause: string; held: string; open: string; close: string };

/** The advert: once in a browser session, when the page can be read, if the provider has one. */
export function Advert({ labels }: { labels: AdvertLabels }) {
  const [adverts, setAdverts] = useState<LinkProperty[]>([]);
  const moment = useAdvertMoment(seenKey);
  useEffect(() => {
    if (!moment) return;
    void callFromBrowser("homePage", { type: 3, name: "alert" }).then((result) => {
      if (succeeded(result)) setAdverts(result.data.link_properties);
    });
  }, [moment]);
  return adverts.length > 0 ? <AdvertDialog adverts={adverts} labels={labels} /> : null;
}

function AdvertDialog({ adverts, labels }: { adverts: LinkProperty[]; labels: AdvertLabels }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [left, setLeft] = useState(lifetime);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = paused || hovered || focused;

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    sessionStorage.setItem(seenKey, "1");
  }, []);
  useEffect(() => {
    if (held) return;
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, [held]);
  useEffect(() => {
    if (left <= 0) dialog.current?.close();
  }, [left]);

  return (
    <dialog
      ref={dialog}
      aria-label={labels.title}
      closedby="any"
      className="bg-paper rounded-card m-auto w-[min(20rem,calc(100vw-2rem))] p-4"
      // Opening moves the focus to the dialog itself; only a move onto something in it is the visitor's own.
      autoFocus
      tabIndex={-1}
      onFocus={(event) => setFocused(event.target !== dialog.current)}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      <div className="flex items-center justify-between gap-2">
        <p className="text-label tabular-nums" aria-hidden={!held}>
          {held ? labels.held : fill(labels.closesIn, { seconds: left })}
        </p>
        <div className="flex gap-2">
          <button
            type="button"
            className={buttonLook.round}
            aria-label={labels.pause}
            aria-pressed={paused}
            onClick={() => setPaused(!paused)}
          >
            <Pause aria-hidden size={18} />
          </button>
          <form method="dialog">
            <button className={buttonLook.round} aria-label={labels.close}>
              <X aria-hidden size={20} />
            </button>
          </form>
        </div>
      </div>
      <div className="mt-3 flex snap-x gap-3 overflow-x-auto">
        {adverts.map((advert) => (
          <AdvertPicture key={advert.id} advert={advert} label={labels.open} />
        ))}
      </div>
    </dialog>
  );
}

function AdvertPicture({ advert, label }: { advert: LinkProperty; label: string }) {
  const picture = (
    <img src={advert.link} alt={advert.url ? label : ""} width={240} height={240} className="mx-auto" />
  );
  return (
    <div className="w-full shrink-0 snap-center">{advert.url ? <a href={advert.url}>{picture}</a> : picture}</div>
  );
}
