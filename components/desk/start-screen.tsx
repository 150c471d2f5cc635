"use client";

import { fill } from "@/components/ui/fill";
import { deskScreens } from "@/lib/desk/screens";
import { recordHref } from "./content/records";
import { useSelf } from "./self";
import { StartWork } from "./start-work";
import { useDesk } from "./use-desk";
import { Waiting } from "./waiting";
import { useWords } from "./words";
import { figure } from "./written";

/** Open work as numbers, each linked to its screen. Numbers that need no action follow in a quiet line. */
export function StartScreen() {
  const words = useWords("start");
  const { name } = useSelf();
  const { data, failure, reload } = useDesk("start/show", {});
  const { data: work } = useDesk("start/work", {});
  const figures = [
    { text: words.newLeads, count: data?.new_leads, to: `${deskScreens.leads.path}?state=new` },
    { text: words.due, count: data?.due, to: `${deskScreens.leads.path}?state=&adviser=me&due=true` },
    { text: words.stuck, count: data?.stuck_notices, to: deskScreens.notices.path },
    {
      text: words.missed,
      count: data?.refused?.count,
      to: data?.refused ? recordHref({ kind: data.refused.kind, id: data.refused.id }) : "",
    },
    { text: words.trials, count: data?.trials, to: deskScreens.trials.path },
  ].filter(({ count }) => count !== undefined);
  const facts = [
    { text: words.staff, count: data?.staff, to: deskScreens.staff.path },
    { text: words.invitations, count: data?.invitations, to: deskScreens.staff.path },
  ].filter(({ count }) => count !== undefined);
  const waiting = figures.filter(({ count }) => count !== 0);
  const quiet = [...figures.filter(({ count }) => count === 0), ...facts];
  const isDone =
    data && work && waiting.length === 0 && Object.values(work).every((some) => some.total === 0);
  return (
    <>
      <p className="desk-lead">
        {fill(words.hello, { name })} {waiting.length > 0 && words.text} {isDone && words.none}
      </p>
      {!data && <Waiting failure={failure} retry={reload} />}
      {waiting.length > 0 && (
        <ul className="desk-figures">
          {waiting.map(({ text, count, to }) => (
            <li key={text}>
              <a href={to} className="sheet">
                <strong>{figure(count ?? 0)}</strong>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
      {work && <StartWork work={work} />}
      {quiet.length > 0 && (
        <ul className="desk-quiet">
          {quiet.map(({ text, count, to }) => (
            <li key={text}>
              <a href={to}>
                {text} {figure(count ?? 0)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
