"use client";

import { useLocale, useTranslations } from "next-intl";
import { AddToCalendar } from "@/components/live/add-to-calendar";
import { LiveBadge } from "@/components/live/live-badge";
import { SaveLive, saveLabels } from "@/components/live/save-live";
import { notTeachers } from "@/components/session/viewers";
import { useClock } from "@/components/ui/use-clock";
import type { AccountView } from "@/lib/subjects/people/view-calls";
import { liveState } from "@/lib/subjects/live/clock";
import { classroomPath, withId } from "@/lib/base/paths";
import { ClassroomEntry } from "./classroom-entry";
import { DetailCard } from "./detail-card";
import { SlotTimes } from "../trials/slot-times";
import { useAccountView } from "./use-account-view";
import { ViewContent } from "./view-content";

type LiveDetailProps = {
  /** Addresses of the external classroom (with `{id}`), the device check and the recordings of past classes. */
  links: { room: string | undefined; check: string; recordings: string };
  /** How many hours before the start the calendar reminds of the class. */
  reminderHours: number;
};

export function LiveDetail(props: LiveDetailProps) {
  const view = useAccountView("live-detail");
  return <ViewContent view={view}>{(live) => <LiveClass live={live} {...props} />}</ViewContent>;
}

type LiveClassProps = LiveDetailProps & { live: AccountView<"live-detail"> };

function LiveClass({ live, links, reminderHours }: LiveClassProps) {
  const t = useTranslations();
  const tLive = useTranslations("live");
  const locale = useLocale();
  const state = useClock((now) => liveState(live, now));
  const ownEntry = live.has_link ? classroomPath("live", live.id) : undefined;
  const entryHref = links.room ? withId(links.room, live.id) : ownEntry;
  return (
    <DetailCard cover={live.cover_url}>
      <LiveBadge
        times={live}
        renderedAt={0}
        labels={{
          upcoming: tLive("state.upcoming"),
          live: tLive("state.live"),
          ended: tLive("state.ended"),
        }}
        locale={locale}
      />
      <h2 className="text-h2">{live.lesson_name}</h2>
      <p className="text-soft">{live.course_name}</p>
      {live.teacher_name && (
        <p className="text-soft">{t("account.series.teacher", { name: live.teacher_name })}</p>
      )}
      <SlotTimes slot={live} className="mt-2 text-base" />
      <ClassroomEntry slot={live} href={entryHref} className="pt-3" />
      <p className="flex flex-wrap gap-x-6">
        {state !== "ended" && (
          <span data-for={notTeachers}>
            <SaveLive id={live.id} title={live.lesson_name} labels={saveLabels(tLive)} />
          </span>
        )}
        {state === "upcoming" && (
          <AddToCalendar
            id={live.id}
            label={tLive("add")}
            title={live.lesson_name}
            description={tLive("calendarText")}
            href={links.room ? location.pathname : classroomPath("live", live.id)}
            times={live}
            reminderHours={reminderHours}
          />
        )}
        {state === "ended" ? (
          <a href={links.recordings} data-for={notTeachers} className="link">
            {t("liveDetail.recordings")}
          </a>
        ) : (
          <a href={links.check} className="link">
            {t("account.member.check")}
          </a>
        )}
      </p>
    </DetailCard>
  );
}
