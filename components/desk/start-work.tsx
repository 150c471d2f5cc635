"use client";

import { fill } from "@/components/ui/fill";
import type { DeskAnswer } from "@/lib/desk/contract";
import { deskScreens } from "@/lib/desk/screens";
import { languageNames } from "@/lib/i18n/languages";
import { nameOf, recordHref } from "./content/records";
import { useSelf } from "./self";
import { shortTime } from "./time";
import { useWords } from "./words";
import { figure, listed } from "./written";

type Work = DeskAnswer<"start/work">;
type Line = Work["full"]["list"][number];
type Some<One> = { total: number; list: One[] } | undefined;

/** Open work on published content: totals, and the first few records by name. */
export function StartWork({ work }: { work: Work }) {
  const words = useWords("start");
  const content = useWords("content");
  const { role } = useSelf();
  const section = <One extends Omit<Line, "capacity">>(
    key: keyof Work,
    some: Some<One>,
    note: (one: One) => string,
  ) =>
    some &&
    some.total > 0 && (
      <section key={key} className="sheet" aria-labelledby={`work-${key}`}>
        <h2 id={`work-${key}`}>{fill(words.work[key], { count: figure(some.total) })}</h2>
        <ul className="desk-lines">
          {some.list.map((one) => (
            <li key={`${one.kind} ${one.id}`}>
              <span>
                <a href={hrefOf(one, role)} className="link">
                  {nameOf(one.kind, one, content)}
                </a>{" "}
                <small className="block">
                  {content.kinds[one.kind]} · {note(one)}
                </small>
              </span>
            </li>
          ))}
        </ul>
        {some.total > some.list.length && (
          <p>{fill(words.more, { count: figure(some.total - some.list.length) })}</p>
        )}
      </section>
    );
  const sections = [
    section("scheduled", work.scheduled, (one) => (one.publish_at ? shortTime(one.publish_at) : "")),
    section("drafts", work.drafts, ({ changed_by: by, changed_at: at }) =>
      fill(content.list.byAt, { by, time: shortTime(at) }),
    ),
    section("full", work.full, ({ capacity }) => fill(words.seats, { count: figure(capacity) })),
    section("untranslated", work.untranslated, ({ languages }) =>
      listed(languages.map((language) => languageNames[language])),
    ),
  ].filter(Boolean);
  return sections.length > 0 && <div className="desk-columns">{sections}</div>;
}

/** Advisers may not open records, so their link leads to the seats of the class. */
const hrefOf = ({ kind, id }: Pick<Line, "kind" | "id">, role: string) =>
  role === "adviser" ? deskScreens.seatsOf.path.replace("{id}", String(id)) : recordHref({ kind, id });
