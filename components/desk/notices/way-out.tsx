"use client";

import { fill } from "@/components/ui/fill";
import { buttonLook } from "@/components/ui/button";
import type { NoticeWay } from "@/lib/notices/events";
import { Time } from "../time";
import { useAct } from "../use-act";
import { useWords } from "../words";
import { reasonOf } from "./reason";
import type { Notices } from "./notices";

type WayOutProps = { name: NoticeWay; way: Notices["ways"][NoticeWay]; onTested: () => void };

/** One notification channel: its settings, its health check and its last deliveries. */
export function WayOut({ name, way, onTested }: WayOutProps) {
  const words = useWords("notices");
  const own = words.ways[name];
  return (
    <section className="sheet" aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{own.title}</h2>
      {!way && <p>{own.off}</p>}
      {way && (
        <>
          <p className="wrap-anywhere">{way.to ? fill(own.on, { to: way.to }) : own.students}</p>
          <ul className="desk-way">
            {way.looked && (
              <li>
                <Filled text={words.looked} time={way.looked.at} />
                <br />
                {way.looked.error === null ? words.answered : reasonOf(way.looked.error, words.reasons)}
              </li>
            )}
            <li>{way.last_sent ? <Filled text={words.sent} time={way.last_sent} /> : words.never}</li>
            {way.last_failed && (
              <li>
                <Filled text={words.failed} time={way.last_failed.at} />
                <br />
                {way.last_failed.error
                  ? reasonOf(way.last_failed.error, words.reasons)
                  : // Without an error, the retry may be requested but not sent yet.
                    way.last_sent && way.last_sent > way.last_failed.at && words.fine}
              </li>
            )}
          </ul>
          {way.to && <Test name={name} to={way.to} onTested={onTested} />}
        </>
      )}
    </section>
  );
}

/** A message with its {time} placeholder replaced. */
function Filled({ text, time }: { text: string; time: string }) {
  const [before, after] = text.split("{time}");
  return (
    <>
      {before}
      <Time at={time} />
      {after}
    </>
  );
}

function Test({ name, to, onTested }: { name: NoticeWay; to: string; onTested: () => void }) {
  const own = useWords("notices").ways[name];
  const { act, isActing } = useAct();
  const send = async () => {
    await act("notices/test", { way: name }, fill(own.tested, { to }));
    onTested();
  };
  return (
    <button type="button" disabled={isActing} onClick={send} className={`${buttonLook.secondary} mt-4`}>
      {own.test}
    </button>
  );
}
