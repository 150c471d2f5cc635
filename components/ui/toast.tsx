"use client";

import { useEffect } from "react";
import { Icon } from "./icon";

export type ToastMessage = {
  tone: "success" | "error";
  text: string;
  /** What can be done about it, such as to undo it; there is another way to it, for whom the message goes too soon. */
  action?: { text: string; onPress: () => void };
};

type ToastProps = {
  message: ToastMessage | undefined;
  closeLabel: string;
  /** When it has been read, or time is up. */
  onDone: () => void;
};

/** Milliseconds that a message stays: enough to read two lines twice; longer where something can be done about it. */
const stay = 8000;
const stayWithAction = 20_000;

/**
 * A short message at the edge of the screen. Its two live regions are there before any message, or screen readers
 * would miss the first one: what went well waits its turn (status), what went wrong does not (alert).
 */
export function Toast({ message, closeLabel, onDone }: ToastProps) {
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(onDone, message.action ? stayWithAction : stay);
    return () => clearTimeout(timer);
  }, [message, onDone]);
  const shown = message && (
    <div className="toast" data-tone={message.tone}>
      <p>{message.text}</p>
      {message.action && (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            onDone();
            message.action?.onPress();
          }}
        >
          {message.action.text}
        </button>
      )}
      <button type="button" onClick={onDone} aria-label={closeLabel}>
        <Icon name="x" />
      </button>
    </div>
  );
  return (
    <>
      <div role="status">{message?.tone === "success" && shown}</div>
      <div role="alert">{message?.tone === "error" && shown}</div>
    </>
  );
}
