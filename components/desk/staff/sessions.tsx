"use client";

import { buttonClasses } from "@/components/ui/button";
import { fillPlaceholders } from "@/lib/base/i18n/fill";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { formatPageDateTime } from "../time";
import { useMutation } from "../use-mutation";
import { useCall } from "@/components/calls/use-call";
import { useWords } from "../words";
import { Sheet, SheetTitle } from "../sheet";

type Session = CallResponse<"desk/session/list">["sessions"][number];

/** The staff member's desk sessions, with a button that ends each. */
export function StaffSessions() {
  const words = useWords("session").sessions;
  const { data, reload } = useCall("desk/session/list", {});
  const { trigger, isMutating } = useMutation();
  const sessions = data?.sessions ?? [];
  return (
    <Sheet aria-labelledby="sessions-title">
      <SheetTitle id="sessions-title">{words.title}</SheetTitle>
      <p>{words.text}</p>
      <ul className="mt-4 grid gap-4">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <SessionFacts session={session} />
            {!session.current && (
              <button
                type="button"
                className={buttonClasses.secondary}
                aria-busy={isMutating}
                aria-label={fillPlaceholders(words.endOne, { device: deviceOf(session, words) })}
                onClick={() => void trigger("desk/session/end", { id: session.id }, words.ended, reload)}
              >
                {words.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      {data && sessions.length < 2 && <p className="mt-4">{words.alone}</p>}
      {sessions.length > 1 && (
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            className={buttonClasses.secondary}
            aria-busy={isMutating}
            onClick={() => void trigger("desk/session/end-others", {}, words.endedOthers, reload)}
          >
            {words.endOthers}
          </button>
        </div>
      )}
    </Sheet>
  );
}

type Words = ReturnType<typeof useWords<"session">>["sessions"];

function deviceOf({ browser, system }: Session, words: Words): string {
  if (browser && system) return fillPlaceholders(words.device, { browser, system });
  return browser ?? system ?? words.unknownDevice;
}

function SessionFacts({ session }: { session: Session }) {
  const words = useWords("session").sessions;
  const { network, current, created_at, last_used_at } = session;
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className="font-semibold">{deviceOf(session, words)}</p>
      {current && <p className="font-semibold text-jade">{words.current}</p>}
      <p>{fillPlaceholders(words.lastUsed, { when: formatPageDateTime(last_used_at) })}</p>
      <p>{fillPlaceholders(words.created, { when: formatPageDateTime(created_at) })}</p>
      {network && <p>{fillPlaceholders(words.network, { network })}</p>}
    </div>
  );
}
