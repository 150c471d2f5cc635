"use client";

import { buttonClasses } from "@/components/ui/button";
import { useWords } from "./words";

/** Replaces content that could not be loaded, with a retry button. */
export function LoadError({ onRetry }: { onRetry: () => void }) {
  const words = useWords("shell");
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <p>{words.failed}</p>
      <button type="button" onClick={onRetry} className={buttonClasses.secondary}>
        {words.retry}
      </button>
    </div>
  );
}
