"use client";

import { fillPlaceholders } from "@/lib/base/i18n/fill";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { formatPageDateTime } from "../time";
import { useMutation } from "../use-mutation";
import { useWords } from "../words";
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
  const words = useWords("staff");
  const { roles } = useWords("shell");
  const { trigger, isMutating } = useMutation();
  const withdraw = async (id: number) => {
    await trigger("desk/staff/withdraw", { id });
    onChanged();
  };
  return (
    <Sheet aria-labelledby="waiting-title">
      <SheetTitle id="waiting-title">{words.waiting}</SheetTitle>
      <ul>
        {invitations.map(({ id, email, role, expires_at }) => (
          <Line
            key={id}
            actions={
              <SmallButton
                disabled={isMutating}
                aria-label={fillPlaceholders(words.withdrawOf, { email })}
                onClick={() => withdraw(id)}
              >
                {words.withdraw}
              </SmallButton>
            }
          >
            {email} <Small>{roles[role]}</Small>{" "}
            <Small>{fillPlaceholders(words.until, { time: formatPageDateTime(expires_at) })}</Small>
          </Line>
        ))}
      </ul>
    </Sheet>
  );
}
