"use client";

import { Fragment, useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { useCall } from "@/components/calls/use-call";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { fillPlaceholders } from "@/lib/base/i18n/fill";
import { Line } from "../line";
import { Sheet, SheetTitle } from "../sheet";
import { Small } from "../small";
import { Time } from "../time";
import { useWords } from "../words";

type LogLine = CallResponse<"desk/staff/log">["lines"][number];

/** The audit log, newest first, 50 entries per page. */
export function StaffLog() {
  const words = useWords("staff");
  const [before, setBefore] = useState<number>();
  const { data } = useCall("desk/staff/log", before === undefined ? {} : { before });
  const last = data?.lines.at(-1)?.id;
  if (!data || data.lines.length === 0) return null;
  return (
    <Sheet aria-labelledby="log-title">
      <SheetTitle id="log-title">{words.log}</SheetTitle>
      <ul>
        {data.lines.map((line) => (
          <Line
            key={line.id}
            actions={
              <Small className="min-w-0">
                <Time at={line.at} />
              </Small>
            }
          >
            <LogSentence line={line} />
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

/** The sentence of a line, with links in the places of its names. */
export function LogSentence({ line }: { line: LogLine }) {
  const words = useWords("staff");
  const acts: Record<string, string> = words.acts;
  const values: LogLine["values"] = {
    who: { text: line.who || words.operator, href: null },
    ...line.values,
  };
  // Splitting at a group leaves the names of the placeholders at the odd positions.
  const parts = (acts[line.act] ?? words.acts.other).split(/\{(\w+)\}/);
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={index}>{index % 2 === 0 ? part : <LogValue value={values[part]} />}</Fragment>
      ))}
      {line.note && <> {fillPlaceholders(words.logWords.reason, { note: line.note })}</>}
    </>
  );
}

function LogValue({ value }: { value: LogLine["values"][string] | undefined }) {
  if (!value) return null;
  if ("at" in value) return <Time at={value.at} />;
  if (value.href === null) return value.text;
  return (
    <a href={value.href} className="link">
      {value.text}
    </a>
  );
}
