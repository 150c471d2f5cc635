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
  /**
   * Shows the message where the toast stands, above a form's button, so that it covers neither a field nor the error of
   * one, until it is closed or the form is sent again. Otherwise it lies over the page for a while.
   */
  isInline?: boolean;
};

/** Display time in milliseconds: enough to read two lines twice, longer if there is an action. */
const displayMs = 8000;
const displayWithActionMs = 20_000;

const tones = {
  success: "border-transparent bg-accent text-on-accent",
  error: "border-error-edge bg-error text-on-error",
};

const overPage = "fixed inset-x-4 bottom-4 z-40 mx-auto max-w-[28rem] shadow-lg";

/** Scrolls to a message unless a field with an error has the focus, which is then what to look at. */
function revealMessage(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  // The form moves the focus after its message appears.
  const timer = setTimeout(() => {
    if (!document.activeElement?.matches('[aria-invalid="true"]'))
      element.scrollIntoView({ block: "nearest" });
  });
  return () => clearTimeout(timer);
}

/**
 * A short message at the edge of the screen. Both live regions exist before any message, or screen readers would miss
 * the first one: success is polite (status), an error is assertive (alert).
 */
export function Toast({ message, closeLabel, onDismiss, isInline }: ToastProps) {
  useEffect(() => {
    if (!message || isInline) return;
    const timer = setTimeout(onDismiss, message.action ? displayWithActionMs : displayMs);
    return () => clearTimeout(timer);
  }, [message, isInline, onDismiss]);
  const content = message && (
    <div
      ref={isInline ? revealMessage : undefined}
      data-tone={message.tone}
      className={`${tones[message.tone]} flex items-center justify-between gap-4 rounded-card border-2 py-2 pr-2 pl-4 font-semibold ${isInline ? "" : overPage}`}
    >
      <p>{message.text}</p>
      {message.action && (
        <button
          type="button"
          className="ml-auto flex h-11 shrink-0 items-center justify-center px-2 underline underline-offset-4"
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
      <div role="status" className="empty:absolute">
        {message?.tone === "success" && content}
      </div>
      <div role="alert" className="empty:absolute">
        {message?.tone === "error" && content}
      </div>
    </>
  );
}
