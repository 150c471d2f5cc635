"use client";

import { useEffect, useRef, type ReactNode } from "react";

type FocusedMessageProps = { className: string; children: ReactNode };

/**
 * The first sentence of what replaces a form. It takes the focus, because the form had it, and because screen readers do
 * not announce a live region that appears together with its text.
 */
export function FocusedMessage({ className, children }: FocusedMessageProps) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <p ref={message} tabIndex={-1} className={`${className} outline-none`}>
      {children}
    </p>
  );
}
