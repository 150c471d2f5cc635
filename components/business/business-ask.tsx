"use client";

import { lazy, Suspense, useCallback, useState, type ReactNode } from "react";
import { buttonLook } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Toast, type ToastMessage } from "@/components/ui/toast";
import type { BusinessAskProps } from "./types";

// The form, its validation and the telephone library: only for who asks.
const BusinessForm = lazy(() => import("./business-form"));

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
        data-scripted
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </a>
      {open && (
        <Dialog title={labels.title} closeLabel={labels.close} onClose={() => setOpen(false)}>
          {(close) => (
            <Suspense fallback={<p role="status">{props.notice.loading}</p>}>
              <BusinessForm
                {...props}
                close={close}
                sent={() => setMessage({ tone: "success", text: labels.success })}
              />
            </Suspense>
          )}
        </Dialog>
      )}
      <Toast message={message} closeLabel={labels.close} onDone={forget} />
    </div>
  );
}
