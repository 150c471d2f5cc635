"use client";

import { fillPlaceholders } from "@/lib/i18n/fill";
import type { CallResponse } from "@/lib/bootstrap/call-types";
import { formatDateTime } from "../time";
import { useMutation } from "../use-mutation";
import { useWords } from "../words";

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
    <section className="sheet" aria-labelledby="waiting-title">
      <h2 id="waiting-title">{words.waiting}</h2>
      <ul className="desk-lines">
        {invitations.map(({ id, email, role, expires_at }) => (
          <li key={id}>
            <span>
              {email} <small>{roles[role]}</small>{" "}
              <small>{fillPlaceholders(words.until, { time: formatDateTime(expires_at) })}</small>
            </span>
            <button
              type="button"
              disabled={isMutating}
              aria-label={fillPlaceholders(words.withdrawOf, { email })}
              onClick={() => withdraw(id)}
            >
              {words.withdraw}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
