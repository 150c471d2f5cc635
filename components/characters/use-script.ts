"use client";

import { useSyncExternalStore } from "react";
import type { Language } from "@/lib/base/i18n/languages";
import { defaultScript } from "@/lib/subjects/level-test/display";
import type { Script } from "@/lib/subjects/level-test/script";

let chosen: Script | undefined;
const listeners = new Set<() => void>();

/** Shows all sections of the page in a script until the visitor leaves it. */
export function chooseScript(script: Script): void {
  chosen = script;
  listeners.forEach((notify) => notify());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The script that the visitor chose, or the usual one of the language. */
export function useScript(language: Language): Script {
  return useSyncExternalStore(
    subscribe,
    () => chosen ?? defaultScript(language),
    () => defaultScript(language),
  );
}
