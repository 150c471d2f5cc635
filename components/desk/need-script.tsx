"use client";

import { useWords } from "./words";

export function NeedScript() {
  const words = useWords("shell");
  return (
    <noscript>
      <p className="desk-problem">{words.needScript}</p>
    </noscript>
  );
}
