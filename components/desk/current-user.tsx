"use client";

import { createContext, useContext } from "react";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";

export type CurrentUser = NonNullable<CallResponse<"desk/session/who">["self"]>;

export const CurrentUserContext = createContext<CurrentUser | undefined>(undefined);

/** Returns the signed-in staff member for display only; the server authorizes every call itself. */
export function useCurrentUser(): CurrentUser {
  const user = useContext(CurrentUserContext);
  if (!user) throw new Error("useCurrentUser must be used inside the desk shell.");
  return user;
}
