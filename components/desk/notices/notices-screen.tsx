"use client";

import { fill } from "@/components/ui/fill";
import { useDesk } from "../use-desk";
import { Waiting } from "../waiting";
import { useWords } from "../words";
import { figure } from "../written";
import { Stuck } from "./stuck";
import { WayOut } from "./way-out";

/** Polling interval, short enough to follow a requested delivery. */
const lookEveryMs = 5_000;

/** The state of notifications: both channels, the queue, and failed deliveries. */
export function NoticesScreen() {
  const words = useWords("notices");
  const { data, failure, reload } = useDesk("notices/show", {}, lookEveryMs);
  if (!data) return <Waiting failure={failure} retry={reload} />;
  const { mail, webhook } = data.ways;
  return (
    <>
      <p className="desk-lead">{words.text}</p>
      {!mail && !webhook && <p>{words.neither}</p>}
      <div className="desk-columns">
        <WayOut name="mail" way={mail} onTested={reload} />
        <WayOut name="webhook" way={webhook} onTested={reload} />
      </div>
      {data.waiting > 0 && (
        <p>{fill(words.waiting, { waiting: figure(data.waiting), retrying: figure(data.retrying) })}</p>
      )}
      <Stuck notices={data} onChanged={reload} />
    </>
  );
}
