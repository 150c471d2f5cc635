"use client";

import { useTranslations } from "next-intl";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { LinkProperty } from "@/lib/base/contract/types";
import { AdvertCard } from "./advert-card";
import { keepAdvertRoom } from "./advert-room";

/** Seconds until the advert closes itself (spec section 4). */
const lifetimeSeconds = 10;

type AdvertDialogProps = {
  /** Name of the school. */
  name: string;
  adverts: LinkProperty[];
  onClose: () => void;
};

/**
 * A non-modal dialog that closes itself after a countdown, unless it is hovered, focused or paused. It does not take
 * the focus, and Esc closes it from anywhere on the page while no other dialog is open.
 */
export default function AdvertDialog({ name, adverts, onClose }: AdvertDialogProps) {
  const t = useTranslations("advert");
  const closeLabel = useTranslations("dialog")("close");
  const dialog = useRef<HTMLDialogElement>(null);
  const focusOrigin = useRef<HTMLElement | null>(null);
  const [secondsLeft, setSecondsLeft] = useState(lifetimeSeconds);
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isCountdownStopped = isPaused || isHovered || isFocused;

  const close = () => {
    // Removing it with the focus inside would lose the focus.
    if (dialog.current?.contains(document.activeElement)) focusOrigin.current?.focus();
    onClose();
  };
  useLayoutEffect(() => (dialog.current ? keepAdvertRoom(dialog.current) : undefined), []);
  useEffect(() => {
    if (isCountdownStopped) return;
    const timer = setInterval(() => !document.hidden && setSecondsLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, [isCountdownStopped]);
  useEffect(() => {
    if (secondsLeft <= 0) onClose();
  }, [secondsLeft, onClose]);
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      const other = document.querySelector("dialog[open]:not([data-advert])");
      if (event.key === "Escape" && !event.defaultPrevented && !other) close();
    };
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  });

  return (
    <AdvertCard
      ref={dialog}
      labels={{ title: t("title", { name }), pause: t("pause"), close: closeLabel }}
      status={isCountdownStopped ? t("held") : t("closesIn", { seconds: secondsLeft })}
      isCounting={!isCountdownStopped}
      isPaused={isPaused}
      onPause={() => setPaused(!isPaused)}
      onCloseClick={close}
      adverts={adverts}
      fallbackCaption={t("open")}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) focusOrigin.current = relatedTarget as HTMLElement | null;
        setFocused(true);
      }}
      onBlur={({ relatedTarget, currentTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    />
  );
}
