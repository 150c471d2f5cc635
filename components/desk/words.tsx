"use client";

import { createContext, useContext, type ReactNode } from "react";
import type { DeskWords } from "@/lib/desk/words";

const Words = createContext<DeskWords | undefined>(undefined);

/** The words of the desk in the page's language, given once by its layout. */
export function WordsProvider({ words, children }: { words: DeskWords; children: ReactNode }) {
  return <Words value={words}>{children}</Words>;
}

/** The words of one subject: a file of messages/desk. */
export function useWords<Subject extends keyof DeskWords>(subject: Subject): DeskWords[Subject] {
  const words = useContext(Words);
  if (!words) throw new Error("Words are for what stands in the desk's layout.");
  return words[subject];
}
