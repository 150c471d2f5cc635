"use client";

import { useWords } from "./words";

export function NoScriptWarning() {
  const words = useWords("shell");
  return (
    <noscript>
      <p className="text-cinnabar font-semibold">{words.needScript}</p>
    </noscript>
  );
}
