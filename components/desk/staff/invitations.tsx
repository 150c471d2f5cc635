"use client";

import { useTranslations } from "next-intl";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { formatPageDateTime } from "../time";
import { useMutation } from "../use-mutation";
import { Sheet, SheetTitle } from "../sheet";
import { SmallButton } from "../small-button";
import { Line } from "../line";
import { Small } from "../small";

type InvitationsProps = {
  invitations: CallResponse<"desk/staff/list">["invitations"];
  onChanged: () => void;
};

/** Pending invitations. */
export function Invitations({ invitations, onChanged }: InvitationsProps) {
  const t = useTranslations("desk.staff");
  const tShell = useTranslations("desk.shell");
  const { trigger, isMutating } = useMutation();
  const withdraw = async (id: number) => {
    await trigger("desk/staff/withdraw", { id });
    onChanged();
  };
  return (
    <Sheet aria-labelledby="waiting-title">
      <SheetTitle id="waiting-title">{t("waiting")}</SheetTitle>
      <ul>
        {invitations.map(({ id, email, role, expires_at }) => (
          <Line
            key={id}
            actions={
              <SmallButton
                disabled={isMutating}
                aria-label={t("withdrawOf", { email })}
                onClick={() => withdraw(id)}
              >
                {t("withdraw")}
              </SmallButton>
            }
          >
            {email} <Small>{tShell(`roles.${role}`)}</Small>{" "}
            <Small>{t("until", { time: formatPageDateTime(expires_at) })}</Small>
          </Line>
        ))}
      </ul>
    </Sheet>
  );
}
