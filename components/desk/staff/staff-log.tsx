"use client";

import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { fillPlaceholders } from "@/lib/i18n/fill";
import { Time } from "../time";
import { useDesk } from "../use-desk";
import { useWords } from "../words";

/** The audit log, newest first, 50 entries per page. */
export function StaffLog() {
  const words = useWords("staff");
  const [before, setBefore] = useState<number>();
  const { data } = useDesk("staff/log", before === undefined ? {} : { before });
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
