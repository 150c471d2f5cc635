"use client";

import { fill } from "@/components/ui/fill";
import { deskScreens } from "@/lib/desk/screens";
import { useSelf } from "./self";
import { Unreachable } from "./unreachable";
import { useDesk } from "./use-desk";
import { useWords } from "./words";
import { figure } from "./written";

/** What waits for somebody, each figure a link to where it is worked on. */
export function StartScreen() {
  const words = useWords("start");
  const { name } = useSelf();
  const { data, failure, reload } = useDesk("start/show", {});
  const figures = [
    { text: words.newLeads, count: data?.new_leads, to: `${deskScreens.leads.path}?state=new` },
    { text: words.due, count: data?.due, to: `${deskScreens.leads.path}?state=&adviser=me&due=true` },
    { text: words.stuck, count: data?.stuck_notices || undefined, to: deskScreens.notices.path },
    { text: words.trials, count: data?.trials, to: deskScreens.trials.path },
    { text: words.staff, count: data?.staff, to: deskScreens.staff.path },
    { text: words.invitations, count: data?.invitations, to: deskScreens.staff.path },
  ].filter(({ count }) => count !== undefined);
  return (
    <>
      <p className="desk-lead">
        {fill(words.hello, { name })} {figures.length > 0 && words.text}
      </p>
      {failure && !data && <Unreachable retry={reload} />}
      {data && figures.length === 0 && <p>{words.none}</p>}
      <ul className="desk-figures">
        {figures.map(({ text, count, to }) => (
          <li key={text}>
            <a href={to} className="sheet">
              <strong>{figure(count ?? 0)}</strong>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
