import type { ReactNode } from "react";
import { buttonLook } from "./button";

export type NoticeLabels = { loading: string; failed: string; retry: string };

type NoticeProps = { picture: "empty" | "error"; text: string; children?: ReactNode };

/** Stands where a section's content would: nothing there yet, or not reachable now. */
export function Notice({ picture, text, children }: NoticeProps) {
  return (
    <div className="notice">
      <img src={`/art/${picture}.svg`} alt="" width={240} height={160} fetchPriority="low" />
      <p className="max-w-[32rem]">{text}</p>
      {children}
    </div>
  );
}

type WaitingProps = {
  labels: NoticeLabels;
  /** Still on its way; otherwise it has failed. */
  loading: boolean;
  retry: () => void;
  /** Holds the room that the content will take. */
  className: string;
};

/** In place of content that is not there: on its way, or failed with a way to ask again. */
export function Waiting({ labels, loading, retry, className }: WaitingProps) {
  if (!loading) {
    return (
      <Notice picture="error" text={labels.failed}>
        <button type="button" onClick={retry} className={buttonLook.secondary}>
          {labels.retry}
        </button>
      </Notice>
    );
  }
  return (
    <div role="status" className={`rounded-card bg-mist/60 ${className}`}>
      <span className="sr-only">{labels.loading}</span>
      {/* Without script nothing more will come: the kind message instead. */}
      <noscript>
        <p className="p-8 text-center">{labels.failed}</p>
      </noscript>
    </div>
  );
}
