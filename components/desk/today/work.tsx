"use client";

import { useTranslations } from "next-intl";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { deskScreens } from "@/lib/base/desk/screens";
import { languageNames } from "@/lib/base/i18n/languages";
import { shownRecordName, recordHref } from "../editing/records";
import { useCurrentUser } from "../current-user";
import { formatPageDateTime } from "../time";
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
  const t = useTranslations("desk.today");
  const tContent = useTranslations("desk.content");
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
          {t(`work.${key}`, { count: formatNumber(workList.total) })}
        </SheetTitle>
        <ul>
          {workList.list.map((one) => (
            <Line key={`${one.kind} ${one.id}`}>
              <a href={workItemHref(one, role)} className="link">
                {shownRecordName(one.kind, one, tContent)}
              </a>{" "}
              <Small className="block">
                {tContent(`kinds.${one.kind}`)} · {note(one)}
              </Small>
            </Line>
          ))}
        </ul>
        {workList.total > workList.list.length && (
          <p>{t("more", { count: formatNumber(workList.total - workList.list.length) })}</p>
        )}
      </Sheet>
    );
  const sections = [
    section("unlinked", work.unlinked, ({ starts_at: at }) => formatPageDateTime(at)),
    section("scheduled", work.scheduled, (one) => (one.publish_at ? formatPageDateTime(one.publish_at) : "")),
    section("drafts", work.drafts, ({ changed_by: by, changed_at: at }) =>
      tContent("list.byAt", { by, time: formatPageDateTime(at) }),
    ),
    section("full", work.full, ({ seats, capacity }) =>
      t("seats", { taken: formatNumber(seats), capacity: formatNumber(capacity) }),
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
