"use client";

import { useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import styles from "./frame.module.css";

type ToastProps = {
  message: string | undefined;
  close: string;
  onClose: () => void;
};

/**
 * An error message above a form's button, until it is closed or the action is retried; announced by screen readers. It
 * stands in the form, so that it covers neither a field nor the error of one.
 */
export function CampaignToast({ message, close, onClose }: ToastProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) element.current?.scrollIntoView({ block: "nearest" });
  }, [message]);
  return (
    <div
      ref={element}
      role="alert"
      className={`${styles.rise} flex items-center justify-between gap-4 rounded-card border-2 border-cinnabar bg-paper py-[0.6em] pr-[0.6em] pl-[1.1em] font-semibold text-ink [--focus:var(--color-jade)] empty:hidden`}
    >
      {message && (
        <>
          <p>{message}</p>
          <button
            type="button"
            className="grid size-[44px] shrink-0 place-items-center"
            onClick={onClose}
            aria-label={close}
          >
            <Icon name="x" />
          </button>
        </>
      )}
    </div>
  );
}
