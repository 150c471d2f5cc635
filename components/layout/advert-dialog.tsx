"use client";

import { useEffect, useRef, useState } from "react";
import { buttonLook } from "@/components/ui/button";
import { closesOutside } from "@/components/ui/closes-outside";
import { fill } from "@/components/ui/fill";
import { Icon } from "@/components/ui/icon";
import type { LinkProperty } from "@/lib/contract/types";

/** Seconds until the advert closes itself (spec section 4). */
const lifetime = 10;

export type AdvertLabels = {
  title: string;
  closesIn: string;
  pause: string;
  held: string;
  open: string;
  close: string;
};

type AdvertDialogProps = { adverts: LinkProperty[]; labels: AdvertLabels; seen: () => void };

/** Counts down and closes itself, unless it is hovered, focused or told to stay. */
export default function AdvertDialog({ adverts, labels, seen }: AdvertDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [left, setLeft] = useState(lifetime);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = paused || hovered || focused;

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    // Focus the dialog itself: the browser would focus its first button, and a focused button stops the countdown.
    dialog.current?.focus();
    seen();
  }, [seen]);
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
      {...closesOutside}
      className="bg-paper rounded-card m-auto w-[min(20rem,calc(100vw-2rem))]"
      tabIndex={-1}
      onFocus={(event) => setFocused(event.target !== dialog.current)}
    >
      {/* Not on the dialog: its backdrop, which is the rest of the screen, counts as part of it. */}
      <div className="p-4" onPointerEnter={() => setHovered(true)} onPointerLeave={() => setHovered(false)}>
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
              <Icon name="pause" size={18} />
            </button>
            <form method="dialog">
              <button className={buttonLook.round} aria-label={labels.close}>
                <Icon name="x" />
              </button>
            </form>
          </div>
        </div>
        <div className="mt-3 flex snap-x gap-3 overflow-x-auto">
          {adverts.map((advert) => (
            <AdvertPicture key={advert.id} advert={advert} label={labels.open} />
          ))}
        </div>
      </div>
    </dialog>
  );
}

function AdvertPicture({ advert, label }: { advert: LinkProperty; label: string }) {
  const picture = (
    <img src={advert.link} alt={advert.url ? label : ""} width={240} height={240} className="mx-auto" />
  );
  return (
    <div className="w-full shrink-0 snap-center">
      {advert.url ? <a href={advert.url}>{picture}</a> : picture}
    </div>
  );
}
