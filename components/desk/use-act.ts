"use client";

import { useState } from "react";
import { dataOf, failureWords, succeeded } from "@/lib/contract/result";
import { callDesk } from "@/lib/desk/client";
import type { DeskAnswer, DeskCallName, DeskInput } from "@/lib/desk/contract";
import { useTell } from "./toasts";
import { useWords } from "./words";

export type Acts = ReturnType<typeof useAct>;

/**
 * Does something at the press of a button, and says what has become of it. What follows from it, such as reading anew
 * what was changed, is part of it: until then it is being done.
 * @returns the answer, or undefined where it was refused, which has been said then.
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
