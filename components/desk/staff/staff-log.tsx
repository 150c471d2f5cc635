"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { useCall } from "@/components/calls/use-call";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { Line } from "../line";
import { Sheet, SheetTitle } from "../sheet";
import { Small } from "../small";
import { Time } from "../time";

type LogLine = CallResponse<"desk/staff/log">["lines"][number];

/** The audit log, newest first, 50 entries per page. */
export function StaffLog() {
  const t = useTranslations("desk.staff");
  const [before, setBefore] = useState<number>();
  const { data } = useCall("desk/staff/log", before === undefined ? {} : { before });
  const last = data?.lines.at(-1)?.id;
  if (!data || data.lines.length === 0) return null;
  return (
    <Sheet aria-labelledby="log-title">
      <SheetTitle id="log-title">{t("log")}</SheetTitle>
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
          {t("more")}
        </button>
      )}
    </Sheet>
  );
}

/** The sentence of a line, in which its values are empty tags: texts, links and instants. */
export function LogSentence({ line }: { line: LogLine }) {
  const t = useTranslations("desk.staff");
  const values: LogLine["values"] = {
    who: { text: line.who || t("operator"), href: null },
    ...line.values,
  };
  const act = `acts.${line.act}` as "acts.other";
  const tags = Object.entries(values).map(([name, value]) => [
    name,
    () => <LogValue key={name} value={value} />,
  ]);
  return (
    <>
      {t.rich(t.has(act) ? act : "acts.other", Object.fromEntries(tags))}
      {line.note && <> {t("logWords.reason", { note: line.note })}</>}
    </>
  );
}

function LogValue({ value }: { value: LogLine["values"][string] }) {
  if ("at" in value) return <Time at={value.at} />;
  if (value.href === null) return value.text;
  return (
    <a href={value.href} className="link">
      {value.text}
    </a>
  );
}
