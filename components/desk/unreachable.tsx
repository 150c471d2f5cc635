"use client";

import { buttonLook } from "@/components/ui/button";
import { useWords } from "./words";

/** Replaces content that could not be loaded, with a retry button. */
export function Unreachable({ retry }: { retry: () => void }) {
  const words = useWords("shell");
  return (
    <div role="alert" className="desk-unreachable">
      <p>{words.failed}</p>
      <button type="button" onClick={retry} className={buttonLook.secondary}>
        {words.retry}
      </button>
    </div>
  );
}
