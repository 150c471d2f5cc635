"use client";

import { createContext, useContext } from "react";
import type { DeskAnswer } from "@/lib/desk/contract";

export type Self = NonNullable<DeskAnswer<"session/who">["self"]>;

export const SelfContext = createContext<Self | undefined>(undefined);

/** Who is at the desk, as far as a screen has to know: every call asks again on the server. */
export function useSelf(): Self {
  const self = useContext(SelfContext);
  if (!self) throw new Error("Only a screen inside the shell knows who looks at it.");
  return self;
}
