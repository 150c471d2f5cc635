"use client";

import { useState } from "react";
import { dataOf, failureWords, succeeded } from "@/lib/contract/result";
import { callDesk } from "@/lib/desk/client";
import type { DeskAnswer, DeskCallName, DeskInput } from "@/lib/desk/contract";
import { useTell } from "./toasts";
import { useWords } from "./words";

export type Acts = ReturnType<typeof useAct>;

/**
 * Calls the desk's API for a button and shows the outcome as a toast. The call counts as pending until `onSettled`, such
 * as reloading what it changed, has finished.
 * @returns the response, or undefined if it failed; the error toast is already shown then.
 */
export function useAct() {
  const tell = useTell();
  const { failed } = useWords("shell");
  const [isActing, setIsActing] = useState(false);
  const act = async <Name extends DeskCallName>(
    call: Name,
    input: DeskInput<Name>,
    said?: string,
    follow?: () => Promise<unknown>,
  ): Promise<DeskAnswer<Name> | undefined> => {
    setIsActing(true);
    const result = await callDesk(call, input);
    if (!succeeded(result)) tell({ tone: "error", text: failureWords(result, failed) });
    else if (said !== undefined) tell({ tone: "success", text: said });
    await follow?.();
    setIsActing(false);
    return dataOf(result) as DeskAnswer<Name> | undefined;
  };
  return { act, isActing };
}
