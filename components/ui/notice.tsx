import type { ReactNode } from "react";
import { buttonClasses } from "./button";

export type NoticeLabels = { loading: string; failed: string; retry: string };

type NoticeProps = { picture: "empty" | "error"; text: string; children?: ReactNode };

/** Replaces the content of a section that is empty or could not be loaded. */
export function Notice({ picture, text, children }: NoticeProps) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-line bg-surface p-8 text-center [:is(h2,p)+&]:mt-8">
      <img src={`/art/${picture}.svg`} alt="" width={240} height={160} loading="lazy" />
      <p className="max-w-[32rem]">{text}</p>
      {children}
    </div>
  );
}

type LoadingPlaceholderProps = {
  labels: NoticeLabels;
  /** True while loading; false after a failure. */
  loading: boolean;
  retry: () => void;
  /** Reserves the space that the content will take. */
  className: string;
};

/** Replaces content while it loads, or after a failure, with a retry button. */
export function LoadingPlaceholder({ labels, loading, retry, className }: LoadingPlaceholderProps) {
  if (!loading) {
    return (
      <Notice picture="error" text={labels.failed}>
        <button type="button" onClick={retry} className={buttonClasses.secondary}>
          {labels.retry}
        </button>
      </Notice>
    );
  }
  return (
    <div role="status" className={`rounded-card bg-muted/60 ${className}`}>
      <span className="sr-only">{labels.loading}</span>
      {/* Without script the content never loads, so show the error text. */}
      <noscript>
        <p className="p-8 text-center">{labels.failed}</p>
      </noscript>
    </div>
  );
}
