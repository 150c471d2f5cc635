import { useTranslations } from "next-intl";
import { useCall } from "@/components/calls/use-call";
import type { CallInput } from "@/lib/app/bootstrap/call-types";
import type { DeskTranslate } from "@/lib/base/desk/messages";
import { joinSentences } from "../format";

/**
 * Returns how many families get a mail and how many staff have to notify by hand, so that no screen claims a mail that was
 * not sent; empty until it is known.
 */
export function useReachText(of: CallInput<"desk/notifications/reach"> | undefined): string {
  const t = useTranslations("desk.messages");
  const { data } = useCall("desk/notifications/reach", of);
  if (!data || !of) return "";
  if ("student_id" in of)
    return data.mail + data.hand === 0 ? "" : t(`reach.ofOne.${data.mail > 0 ? "mail" : "hand"}`);
  return formatReach(data, t);
}

type Reach = { mail: number; hand: number };

/** How many families get a mail, and how many staff have to notify by hand. */
export const formatReach = ({ mail, hand }: Reach, t: DeskTranslate<"messages">): string =>
  joinSentences(mail > 0 && t("reach.mail", { count: mail }), hand > 0 && t("reach.hand", { count: hand }));
