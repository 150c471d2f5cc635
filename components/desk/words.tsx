"use client";

import { createContext, useContext, type ReactNode } from "react";
import type { DeskWords } from "@/lib/base/desk/words";

const WordsContext = createContext<DeskWords | undefined>(undefined);

/** Provides the desk's messages in the page's language; the layout renders it once. */
export function WordsProvider({ words, children }: { words: DeskWords; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** Returns the messages of one file of the folders `desk` in messages. */
export function useWords<Subject extends keyof DeskWords>(subject: Subject): DeskWords[Subject] {
  const words = useContext(WordsContext);
  if (!words) throw new Error("useWords must be used inside WordsProvider.");
  return words[subject];
}
