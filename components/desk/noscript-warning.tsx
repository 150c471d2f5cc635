"use client";

import { useWords } from "./words";

export function NoScriptWarning() {
  const words = useWords("shell");
  return (
    <noscript>
      <p className="font-semibold text-cinnabar">{words.needScript}</p>
    </noscript>
  );
}
