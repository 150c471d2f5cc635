"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { buttonLook } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { LinkProperty } from "@/lib/contract/types";
import { AdvertPictures } from "./advert-pictures";

/** Seconds until the advert closes itself (spec section 4). */
const lifetime = 10;

type AdvertDialogProps = { adverts: LinkProperty[]; onClose: () => void };

/**
 * A non-modal dialog that closes itself after a countdown, unless it is hovered, focused or paused. It does not take
 * the focus, and Esc closes it from anywhere on the page while no other dialog is open.
 */
export default function AdvertDialog({ adverts, onClose }: AdvertDialogProps) {
  const t = useTranslations("advert");
  const closeLabel = useTranslations("dialog")("close");
  const dialog = useRef<HTMLDialogElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const [left, setLeft] = useState(lifetime);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = paused || hovered || focused;

  const close = () => {
    // Removing it with the focus inside would lose the focus.
    if (dialog.current?.contains(document.activeElement)) cameFrom.current?.focus();
    onClose();
  };
  useEffect(() => {
    if (held) return;
    const timer = setInterval(() => !document.hidden && setLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, [held]);
  useEffect(() => {
    if (left <= 0) onClose();
  }, [left, onClose]);
  useEffect(() => {
    const closeByKey = (event: KeyboardEvent) => {
      const other = document.querySelector("dialog[open]:not(.advert)");
      if (event.key === "Escape" && !event.defaultPrevented && !other) close();
    };
    document.addEventListener("keydown", closeByKey);
    return () => document.removeEventListener("keydown", closeByKey);
  });

  return (
    <dialog
      open
      ref={dialog}
      aria-label={t("title")}
      className="advert"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null;
        setFocused(true);
      }}
      onBlur={({ relatedTarget, currentTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      <div className="advert-head">
        <p aria-hidden={!held}>{held ? t("held") : t("closesIn", { seconds: left })}</p>
        <button
          type="button"
          className={buttonLook.round}
          aria-label={t("pause")}
          aria-pressed={paused}
          onClick={() => setPaused(!paused)}
        >
          <Icon name="pause" size={18} />
        </button>
        <button type="button" className={buttonLook.round} aria-label={closeLabel} onClick={close}>
          <Icon name="x" />
        </button>
      </div>
      <AdvertPictures adverts={adverts} label={t("open")} />
    </dialog>
  );
}
