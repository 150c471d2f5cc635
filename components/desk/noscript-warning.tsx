"use client";

import { useWords } from "./words";

export function NoScriptWarning() {
  const words = useWords("shell");
  return (
    <noscript>
      <p className="desk-problem">{words.needScript}</p>
    </noscript>
  );
}
