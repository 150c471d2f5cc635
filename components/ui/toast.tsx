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
    <div className="toast" data-tone={message.tone}>
      <p>{message.text}</p>
      {message.action && (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            onDismiss();
            message.action?.onPress();
          }}
        >
          {message.action.text}
        </button>
      )}
      <button type="button" onClick={onDismiss} aria-label={closeLabel}>
        <Icon name="x" />
      </button>
    </div>
  );
  return (
    <>
      <div role="status">{message?.tone === "success" && content}</div>
      <div role="alert">{message?.tone === "error" && content}</div>
    </>
  );
}
