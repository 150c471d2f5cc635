"use client";

import { mutate } from "swr";
import { useCall } from "@/components/calls/use-call";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import type { AccountView, accountViews } from "@/lib/subjects/people/view-calls";
import type { CallInput, CallResponse } from "@/lib/app/bootstrap/call-types";
import { codes } from "@/lib/base/contract/codes";
import { lessonKinds } from "@/lib/base/paths";
import { tokenFailureCode } from "@/lib/base/contract/token-failure";
import { readAccountType } from "@/lib/base/session/browser";
import { readPageToken } from "@/lib/base/session/page-account";
import type { AccountType } from "@/lib/base/session/cookies";

/**
 * State of an account page. `notRequested`: no call is made, because the static page has a message for this visitor.
 * `wrongAccount`: the provider refused this kind of account. `unknown`: the id does not exist.
 */
export type ViewState<Data> =
  | { state: "loading" | "notRequested" | "wrongAccount" | "unknown" }
  | { state: "failed"; retry: () => void }
  | { state: "ready"; data: Data };

/** Stands for the key of any view. */
type AnyView = "GET account/course";
type AccountViewName = keyof typeof accountViews;

/** All ids share one page (`shell` in lib/base/routes.ts), so the id is read from the URL. */
function readQuery(): CallInput<AnyView> {
  const id = /\d+/.exec(location.pathname)?.[0];
  const kind = new URLSearchParams(location.search).get("of");
  const of = lessonKinds.find((one) => one === kind);
  return { ...(id && { id }), ...(of && { of }) };
}

type ViewOptions<Data> = {
  /** Whether guests may see it too. */
  isPublic?: boolean;
  /** Shown until the data has loaded. */
  fallback?: Data | undefined;
  /** The only kind of account that may see it. For the other kind no call is made; the page shows a message. */
  accountType?: AccountType;
};

/** True also while the account type is unknown, since the provider then decides. */
function mayCall(accountType: AccountType | undefined): boolean {
  return accountType === undefined || (readAccountType() ?? accountType) === accountType;
}

/** Reloads an account view after a change. */
export async function refreshView(name: AccountViewName): Promise<void> {
  await mutate((key) => Array.isArray(key) && key[0] === `GET account/${name}`);
}

/** Loads the data of an account page in the browser, since the page itself is the same for everyone. */
export function useAccountView<Name extends AccountViewName>(
  name: Name,
  { isPublic = false, accountType, fallback }: ViewOptions<AccountView<Name>> = {},
): ViewState<AccountView<Name>> {
  const isHydrated = useIsHydrated();
  const shouldCall = isHydrated && (isPublic || (readPageToken() !== undefined && mayCall(accountType)));
  // All views have the same query; their responses are distinguished by the caller's type.
  const { data, failure, reload } = useCall(
    `GET account/${name}` as AnyView,
    shouldCall ? readQuery() : undefined,
    { fallback: fallback as unknown as CallResponse<AnyView>, refreshOnMount: true },
  );
  if (data) return { state: "ready", data: data as unknown as AccountView<Name> };
  if (isHydrated && !shouldCall) return { state: "notRequested" };
  if (!failure) return { state: "loading" };
  const code = "code" in failure ? failure.code : undefined;
  // The failed token has been removed, so the next render calls as a guest, or not at all.
  if (code === tokenFailureCode) return { state: "notRequested" };
  if (code === codes.notAllowed.code) return { state: "wrongAccount" };
  if (code === codes.notFound.code || code === codes.invalidInput.code) return { state: "unknown" };
  return { state: "failed", retry: () => void reload() };
}
