"use client";

import { useState } from "react";
import { useSWRConfig } from "swr";
import { buttonClasses } from "@/components/ui/button";
import { fillPlaceholders } from "@/lib/i18n/fill";
import { LoadError } from "../load-error";
import { Time } from "../time";
import { useDesk } from "../use-desk";
import { useWords } from "../words";
import { Invitations } from "./invitations";
import { InviteForm } from "./invite-form";
import { Members } from "./members";
import { Sheet, SheetTitle } from "../sheet";
import { Line } from "../line";
import { Small } from "../small";

/** Staff members and invitations, for owners. */
export function StaffScreen() {
  const words = useWords("staff");
  const { data, failure } = useDesk("staff/list", {});
  const { mutate } = useSWRConfig();
  /** Revalidates the list and the audit log. */
  const reload = () => void mutate((key) => Array.isArray(key) && String(key[0]).startsWith("staff/"));
  return (
    <>
      <p className="lead">{words.text}</p>
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
  const { data } = useDesk("staff/log", before === undefined ? {} : { before });
  const last = data?.lines.at(-1)?.id;
  const acts: Record<string, string> = words.acts;
  if (!data || data.lines.length === 0) return null;
  return (
    <Sheet aria-labelledby="log-title">
      <SheetTitle id="log-title">{words.log}</SheetTitle>
      <ul>
        {data.lines.map(({ id, at, who, act, subject }) => (
          <Line
            key={id}
            actions={
              <Small className="min-w-0">
                <Time at={at} />
              </Small>
            }
          >
            {who || words.operator} {fillPlaceholders(acts[act] ?? act, { subject })}
          </Line>
        ))}
      </ul>
      {data.more && (
        <button type="button" className={buttonClasses.secondary} onClick={() => setBefore(last)}>
          {words.more}
        </button>
      )}
    </Sheet>
  );
}
