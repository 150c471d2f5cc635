"use client";

import { fillPlaceholders } from "@/lib/base/i18n/fill";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { deskScreens } from "@/lib/base/desk/screens";
import { languageNames } from "@/lib/base/i18n/languages";
import { shownRecordName, recordHref } from "../editing/records";
import { useCurrentUser } from "../current-user";
import { formatPageDateTime } from "../time";
import { useWords } from "../words";
import { formatNumber, formatList } from "../format";
import { Sheet, SheetTitle } from "../sheet";
import { Line } from "../line";
import { Small } from "../small";
import { withId } from "@/lib/base/paths";

type Work = CallResponse<"desk/today/work">;
type WorkItem = Work["full"]["list"][number];
type WorkList<One> = { total: number; list: One[] } | undefined;

/** Open work on published content: totals, and the first few records by name. */
export function TodayWork({ work }: { work: Work }) {
  const words = useWords("today");
  const content = useWords("content");
  const { role } = useCurrentUser();
  const section = <One extends Omit<WorkItem, "seats" | "capacity">>(
    key: Exclude<keyof Work, "unrecorded">,
    workList: WorkList<One>,
    note: (one: One) => string,
  ) =>
    workList &&
    workList.total > 0 && (
      <Sheet key={key} aria-labelledby={`work-${key}`}>
        <SheetTitle id={`work-${key}`}>
          {fillPlaceholders(words.work[key], { count: formatNumber(workList.total) })}
        </SheetTitle>
        <ul>
          {workList.list.map((one) => (
            <Line key={`${one.kind} ${one.id}`}>
              <a href={workItemHref(one, role)} className="link">
                {shownRecordName(one.kind, one, content)}
              </a>{" "}
              <Small className="block">
                {content.kinds[one.kind]} · {note(one)}
              </Small>
            </Line>
          ))}
        </ul>
        {workList.total > workList.list.length && (
          <p>
            {fillPlaceholders(words.more, { count: formatNumber(workList.total - workList.list.length) })}
          </p>
        )}
      </Sheet>
    );
  const sections = [
    section("unlinked", work.unlinked, ({ starts_at: at }) => formatPageDateTime(at)),
    section("scheduled", work.scheduled, (one) => (one.publish_at ? formatPageDateTime(one.publish_at) : "")),
    section("drafts", work.drafts, ({ changed_by: by, changed_at: at }) =>
      fillPlaceholders(content.list.byAt, { by, time: formatPageDateTime(at) }),
    ),
    section("full", work.full, ({ seats, capacity }) =>
      fillPlaceholders(words.seats, { taken: formatNumber(seats), capacity: formatNumber(capacity) }),
    ),
    section("untranslated", work.untranslated, ({ languages }) =>
      formatList(languages.map((language) => languageNames[language])),
    ),
  ].filter(Boolean);
  return sections.length > 0 && <div className="grid-fit items-start gap-6">{sections}</div>;
}

/** Advisers may not open records, so their link leads to the seats of the class. */
const workItemHref = ({ kind, id }: Pick<WorkItem, "kind" | "id">, role: string) =>
  role === "adviser" ? withId(deskScreens.class.path, id) : recordHref({ kind, id });
