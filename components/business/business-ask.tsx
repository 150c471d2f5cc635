"use client";

import { useCallback, useState, type ReactNode } from "react";
import { buttonLook } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { OnDemand } from "@/components/ui/on-demand";
import { isPlainPress } from "@/components/ui/plain-press";
import { Toast, type ToastMessage } from "@/components/ui/toast";
import { showNotStarted } from "@/lib/markup/not-started";
import type { BusinessAskProps } from "./types";

// The form, its validation and the telephone library: only for who asks.
const loadForm = () => import("./business-form");

/** The button with which a company asks, its form in a dialog, and the thanks. */
export function BusinessAsk({ children, ...props }: BusinessAskProps & { children: ReactNode }) {
  const { labels, mail } = props;
  const [open, setOpen] = useState(false);
  const [message, setMessage] = useState<ToastMessage>();
  const forget = useCallback(() => setMessage(undefined), []);
  return (
    <div>
      <a
        href={mail}
        className={buttonLook.secondary}
        aria-haspopup="dialog"
        data-scripted=""
        onClick={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </a>
      {open && (
        <Dialog title={labels.title} closeLabel={labels.close} onClose={() => setOpen(false)}>
          {(close) => (
            <OnDemand
              load={loadForm}
              part={{ ...props, close, sent: () => setMessage({ tone: "success", text: labels.success }) }}
              waiting={<p role="status">{props.notice.loading}</p>}
              onFailed={() => {
                setOpen(false);
                showNotStarted();
              }}
            />
          )}
        </Dialog>
      )}
      <Toast message={message} closeLabel={labels.close} onDone={forget} />
    </div>
  );
}
