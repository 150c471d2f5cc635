"use client";

import { AddToCalendar } from "@/components/live/add-to-calendar";
import { LiveBadge, type LiveBadgeLabels } from "@/components/live/live-badge";
import { SaveLive, type SaveLabels } from "@/components/live/save-live";
import { notTeachers } from "@/components/session/viewers";
import { fill } from "@/components/ui/fill";
import { Picture } from "@/components/ui/picture";
import { useClock } from "@/components/ui/use-clock";
import type { AccountView } from "@/lib/account/contract";
import { liveState } from "@/lib/live/clock";
import { ClassroomEntry } from "./classroom-entry";
import type { MemberSetting } from "./member-labels";
import { SlotTimes } from "./slot-times";
import { useAccountView } from "./use-account-view";
import { Viewed } from "./viewed";

export type LiveDetailLabels = {
  state: LiveBadgeLabels;
  add: string;
  save: SaveLabels;
  calendarText: string;
  check: string;
  recordings: string;
};

type LiveDetailProps = {
  labels: LiveDetailLabels;
  /** Addresses: the classroom with `{id}`, its check, and the recordings of past classes. */
  links: { room: string; check: string; recordings: string };
  setting: MemberSetting;
};

export function LiveDetail(props: LiveDetailProps) {
  const view = useAccountView("live-detail");
  return (
    <Viewed view={view} labels={props.setting.viewed}>
      {(live) => <LiveClass live={live} {...props} />}
    </Viewed>
  );
}

type LiveClassProps = LiveDetailProps & { live: AccountView<"live-detail"> };

function LiveClass({ live, labels, links, setting }: LiveClassProps) {
  const { locale, slot } = setting;
  const state = useClock((now) => liveState(live, now), 0);
  return (
    <article className="sheet member-detail">
      <Picture sizes="(max-width: 768px) 100vw, 640px" src={live.cover_url} alt="" width={640} height={360} />
      <div>
        <LiveBadge times={live} renderedAt={0} labels={labels.state} locale={locale} />
        <h2 className="text-h2">{live.lesson_name}</h2>
        <p className="text-soft">{live.course_name}</p>
        <SlotTimes slot={live} labels={slot} locale={locale} />
        <ClassroomEntry slot={live} href={fill(links.room, { id: live.id })} labels={slot} locale={locale} />
        <p className="member-links">
          {state !== "ended" && (
            <span data-for={notTeachers}>
              <SaveLive id={live.id} title={live.lesson_name} labels={labels.save} />
            </span>
          )}
          {state === "upcoming" && (
            <AddToCalendar
              label={labels.add}
              title={live.lesson_name}
              description={labels.calendarText}
              href={location.pathname}
              times={live}
            />
          )}
          {state === "ended" ? (
            <a href={links.recordings} data-for={notTeachers} className="link">
              {labels.recordings}
            </a>
          ) : (
            <a href={links.check} className="link">
              {labels.check}
            </a>
          )}
        </p>
      </div>
    </article>
  );
}
