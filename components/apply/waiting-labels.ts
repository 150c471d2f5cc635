import { getTranslations } from "next-intl/server";
import { ownAccounts } from "@/lib/links/account-sites";

export type WaitingLabels = {
  title: string;
  join: string;
  /** For who is not signed in. */
  login: string;
  note: string;
  /** With `{n}`; of a parent's student with `{student}`, too. */
  place: string;
  placeOf: string;
  /** With `{time}`; of a parent's student with `{student}`, too. */
  held: string;
  heldFor: string;
  /** Of who let an offer pass: with `{time}`; of a parent's student with `{student}`, too. */
  lapsed: string;
  lapsedFor: string;
  toClass: string;
  leave: string;
  forWhom: string;
  failed: string;
};

/** The words of waiting lists; undefined where the accounts, and with them the lists, are another site's. */
export async function waitingLabels(): Promise<WaitingLabels | undefined> {
  if (!ownAccounts()) return undefined;
  const t = await getTranslations("apply.waiting");
  return {
    title: t("title"),
    join: t("join"),
    login: t("login"),
    note: t("note"),
    place: t.raw("place"),
    placeOf: t.raw("placeOf"),
    held: t.raw("held"),
    heldFor: t.raw("heldFor"),
    lapsed: t.raw("lapsed"),
    lapsedFor: t.raw("lapsedFor"),
    toClass: t("toClass"),
    leave: t("leave"),
    forWhom: t("forWhom"),
    failed: t("failed"),
  };
}
