"use client";

import { useEffect } from "react";
import { Icon } from "./icon";

export type ToastMessage = {
  tone: "success" | "error";
  text: string;
  /** An action such as undo. It must be available elsewhere too, because the message disappears. */
  action?: { text: string; onPress: () => void };
};

type ToastProps = {
  message: ToastMessage | undefined;
  closeLabel: string;
  /** Called when the visitor closes the message or its time is up. */
  onDismiss: () => void;
};

/** Display time in milliseconds: enough to read two lines twice, longer if there is an action. */
const displayMs = 8000;
const displayWithActionMs = 20_000;

const tones = { success: "bg-jade", error: "bg-cinnabar-deep" };

/** In a dialog the message is below the form. The region is sticky and not the message, which is no taller. */
const liveRegion = "in-[dialog]:sticky in-[dialog]:bottom-0 in-[dialog]:z-1";

/**
 * A short message at the edge of the screen. Both live regions exist before any message, or screen readers would miss
 * the first one: success is polite (status), an error is assertive (alert).
 */
export function Toast({ message, closeLabel, onDismiss }: ToastProps) {
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(onDismiss, message.action ? displayWithActionMs : displayMs);
    return () => clearTimeout(timer);
  }, [message, onDismiss]);
  const content = message && (
    <div
      data-tone={message.tone}
      className={`${tones[message.tone]} rounded-card fixed inset-x-4 bottom-4 z-40 mx-auto flex max-w-[28rem] items-center justify-between gap-4 p-4 text-white shadow-lg in-[dialog]:static in-[dialog]:max-w-none in-[dialog]:shadow-none`}
    >
      <p>{message.text}</p>
      {message.action && (
        <button
          type="button"
          className="ml-auto flex h-11 shrink-0 items-center justify-center px-2 font-bold underline underline-offset-4"
          onClick={() => {
            onDismiss();
            message.action?.onPress();
          }}
        >
          {message.action.text}
        </button>
      )}
      <button
        type="button"
        onClick={onDismiss}
        aria-label={closeLabel}
        className="flex size-11 shrink-0 items-center justify-center"
      >
        <Icon name="x" />
      </button>
    </div>
  );
  return (
    <>
      <div role="status" className={liveRegion}>
        {message?.tone === "success" && content}
      </div>
      <div role="alert" className={liveRegion}>
        {message?.tone === "error" && content}
      </div>
    </>
  );
}
