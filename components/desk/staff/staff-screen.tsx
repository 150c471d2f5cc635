"use client";

import { useState } from "react";
import { useSWRConfig } from "swr";
import { buttonClasses } from "@/components/ui/button";
import { fillPlaceholders } from "@/lib/i18n/fill";
import { LoadError } from "../load-error";
import { Time } from "../time";
import { useCall } from "@/components/calls/use-call";
import { useWords } from "../words";
import { Invitations } from "./invitations";
import { InviteForm } from "./invite-form";
import { Members } from "./members";

/** Staff members and invitations, for owners. */
export function StaffScreen() {
  const words = useWords("staff");
  const { data, failure } = useCall("desk/staff/list", {});
  const { mutate } = useSWRConfig();
  /** Revalidates the list and the audit log. */
  const reload = () => void mutate((key) => Array.isArray(key) && String(key[0]).startsWith("desk/staff/"));
  return (
    <>
      <p className="desk-lead">{words.text}</p>
      <InviteForm onInvited={reload} />
      {failure && !data && <LoadError onRetry={reload} />}
      {data && <Members members={data.members} onChanged={reload} />}
      {data && data.invitations.length > 0 && (
        <Invitations invitations={data.invitations} onChanged={reload} />
      )}
      <StaffLog />
    </>
  );
}

/** The audit log, newest first, 50 entries per page. */
function StaffLog() {
  const words = useWords("staff");
  const [before, setBefore] = useState<number>();
  const { data } = useCall("desk/staff/log", before === undefined ? {} : { before });
  const last = data?.lines.at(-1)?.id;
  const acts: Record<string, string> = words.acts;
  if (!data || data.lines.length === 0) return null;
  return (
    <section className="sheet" aria-labelledby="log-title">
      <h2 id="log-title">{words.log}</h2>
      <ul className="desk-lines">
        {data.lines.map(({ id, at, who, act, subject }) => (
          <li key={id}>
            <span>
              {who || words.operator} {fillPlaceholders(acts[act] ?? act, { subject })}
            </span>
            <small>
              <Time at={at} />
            </small>
          </li>
        ))}
      </ul>
      {data.more && (
        <button type="button" className={buttonClasses.secondary} onClick={() => setBefore(last)}>
          {words.more}
        </button>
      )}
    </section>
  );
}
