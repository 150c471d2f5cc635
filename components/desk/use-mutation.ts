"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { dataOf, failureMessage, isSuccess } from "@/lib/base/contract/result";
import { call } from "@/lib/app/bootstrap/client";
import type { CallInput, CallResponse, DeskKey } from "@/lib/app/bootstrap/call-types";
import { useToast } from "./toasts";

/**
 * Calls the desk's API for a button and shows the outcome as a toast. The call counts as pending until `onSettled`, such
 * as reloading what it changed, has finished.
 * @returns the response, or undefined if it failed; the error toast is already shown then.
 */
export function useMutation() {
  const showToast = useToast();
  const t = useTranslations("desk.shell");
  const [isMutating, setIsMutating] = useState(false);
  const trigger = async <Name extends DeskKey>(
    key: Name,
    input: CallInput<Name>,
    successText?: string,
    onSettled?: () => Promise<unknown>,
  ): Promise<CallResponse<Name> | undefined> => {
    setIsMutating(true);
    const result = await call(key, input);
    if (!isSuccess(result)) showToast({ tone: "error", text: failureMessage(result, t("failed")) });
    else if (successText !== undefined) showToast({ tone: "success", text: successText });
    await onSettled?.();
    setIsMutating(false);
    return dataOf(result) as CallResponse<Name> | undefined;
  };
  return { trigger, isMutating };
}
