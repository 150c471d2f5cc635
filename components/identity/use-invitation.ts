"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { checkSession } from "@/components/session/session-watcher";
import { call } from "@/lib/app/bootstrap/client";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { codes } from "@/lib/base/contract/codes";
import { isSuccess, type NetworkFailure, type Refusal } from "@/lib/base/contract/result";
import { readPageToken } from "@/lib/base/session/page-account";
import { toServerMessage } from "../people/action-form";
import { readMailedToken } from "./mailed-token";

type InvitationCall = "account/teacher-invitation" | "account/family-invitation";

type State<Name extends InvitationCall> =
  | { name: "loading" | "failed" | "noLink" }
  /** The link does not work any more; the server says why. */
  | { name: "over"; text: string | undefined }
  | { name: "open"; invitation: CallResponse<Name>; isLoggedIn: boolean };

/** Reads whom the invitation with the token of the URL fragment is for. */
export function useInvitation<Name extends InvitationCall>(name: Name) {
  const t = useTranslations("account");
  const [state, setState] = useState<State<Name>>({ name: "loading" });
  const toState = (failure: Refusal | NetworkFailure): State<Name> => {
    const isOver = "code" in failure && failure.code === codes.notFound.code;
    return isOver ? { name: "over", text: toServerMessage(failure, t("failed")) } : { name: "failed" };
  };
  const load = async () => {
    const token = readMailedToken();
    if (token === "") return setState({ name: "noLink" });
    setState({ name: "loading" });
    // Removes the token of a session that has ended, so that its owner need not log out.
    if (readPageToken() !== undefined) await checkSession();
    const result = await call<InvitationCall>(name, { token });
    setState(
      isSuccess(result)
        ? {
            name: "open",
            invitation: result.data as CallResponse<Name>,
            isLoggedIn: readPageToken() !== undefined,
          }
        : toState(result),
    );
  };
  const loadOnce = useEffectEvent(() => void Promise.resolve().then(load));
  // Once: the token is in the address, which only the browser knows.
  useEffect(() => loadOnce(), []);
  return { state, reload: () => void load(), showOver: (failure: Refusal) => setState(toState(failure)) };
}
