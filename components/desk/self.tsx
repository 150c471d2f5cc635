"use client";

import { createContext, useContext } from "react";
import type { DeskAnswer } from "@/lib/desk/contract";

export type Self = NonNullable<DeskAnswer<"session/who">["self"]>;

export const SelfContext = createContext<Self | undefined>(undefined);

/** Returns the signed-in staff member for display only; the server authorizes every call itself. */
export function useSelf(): Self {
  const self = useContext(SelfContext);
  if (!self) throw new Error("useCurrentUser must be used inside the desk shell.");
  return self;
}
