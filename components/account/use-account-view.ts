"use client";

import useSWR, { mutate } from "swr";
import { useInBrowser } from "@/components/ui/use-in-browser";
import { readAccountView } from "@/lib/account/client";
import type { AccountView, AccountViewName, ViewQuery } from "@/lib/account/contract";
import { codes } from "@/lib/contract/codes";
import { tokenFailureCode } from "@/lib/contract/token-failure";
import { succeeded, type NetworkFailure, type Refusal } from "@/lib/contract/result";
import { readAccountType, readToken } from "@/lib/session/browser";
import type { AccountType } from "@/lib/session/cookies";

/**
 * What an account page can show. `notAsked`: no call was made, the page itself has words for this visitor.
 * `wrongAccount`, `unknown`: the provider refused the account, or knows no such thing.
 */
export type ViewState<Data> =
  | { state: "loading" | "notAsked" | "wrongAccount" | "unknown" }
  | { state: "failed"; retry: () => void }
  | { state: "ready"; data: Data };

/** All ids share one page (`shell` in lib/routes.ts), so the id is read from the address. */
function ownQuery(): ViewQuery {
  const id = /\d+/.exec(location.pathname)?.[0];
  const of = new URLSearchParams(location.search).get("of") === "series" ? "series" : undefined;
  return { ...(id && { id }), ...(of && { of }) };
}

type Viewers<Data> = {
  /** Whether guests may see it too. */
  open?: boolean;
  /** What is shown until it has come. */
  fallback?: Data | undefined;
  /** The one kind of account it is for. For the other kind no call is made; the page tells them so. */
  only?: AccountType;
};

/** While the kind of account is not known yet, the provider decides. */
function mayAsk(only: AccountType | undefined): boolean {
  return only === undefined || (readAccountType() ?? only) === only;
}

/** Asks again for what a page shows, after something of it was changed. */
export async function refreshView(name: AccountViewName): Promise<void> {
  await mutate((key) => Array.isArray(key) && key[0] === name);
}

/** What this account page shows, asked for by the browser: the page itself is the same for everyone. */
export function useAccountView<Name extends AccountViewName>(
  name: Name,
  { open = false, only, fallback }: Viewers<AccountView<Name>> = {},
): ViewState<AccountView<Name>> {
  const inBrowser = useInBrowser();
  const token = inBrowser ? readToken() : undefined;
  const asking = inBrowser && (open || (token !== undefined && mayAsk(only)));
  const { data, error, mutate } = useSWR<AccountView<Name>, Refusal | NetworkFailure>(
    asking ? [name, ownQuery(), token] : null,
    async () => {
      const result = await readAccountView(name, ownQuery());
      if (succeeded(result)) return result.data;
      throw result;
    },
    {
      ...(fallback && { fallbackData: fallback }),
      shouldRetryOnError: (problem: Refusal | NetworkFailure) => !("code" in problem),
    },
  );
  if (data) return { state: "ready", data };
  if (inBrowser && !asking) return { state: "notAsked" };
  if (!error) return { state: "loading" };
  const code = "code" in error ? error.code : undefined;
  // The failed token has been removed: rendered again without it, the hook asks as a guest, or not at all.
  if (code === tokenFailureCode) return { state: "notAsked" };
  if (code === codes.notAllowed.code) return { state: "wrongAccount" };
  if (code === codes.notFound.code || code === codes.invalidInput.code) return { state: "unknown" };
  return { state: "failed", retry: () => void mutate() };
}
