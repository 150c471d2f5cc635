"use client";

import { fill } from "@/components/ui/fill";
import type { DeskAnswer } from "@/lib/desk/contract";
import { shortTime } from "../time";
import { useAct } from "../use-act";
import { useWords } from "../words";

type InvitationsProps = { invitations: DeskAnswer<"staff/list">["invitations"]; onChanged: () => void };

/** Pending invitations. */
export function Invitations({ invitations, onChanged }: InvitationsProps) {
  const words = useWords("staff");
  const { roles } = useWords("shell");
  const { act, isActing } = useAct();
  const withdraw = async (id: number) => {
    await act("staff/withdraw", { id });
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
              <small>{fill(words.until, { time: shortTime(expires_at) })}</small>
            </span>
            <button
              type="button"
              disabled={isActing}
              aria-label={fill(words.withdrawOf, { email })}
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
