"use client";

import { useTranslations } from "next-intl";
import { useCarouselLabels } from "@/components/layout/use-carousel-labels";
import { LoadingNotice } from "@/components/layout/loading-notice";
import { Carousel } from "@/components/ui/carousel";
import { useOpenedAt } from "@/components/ui/use-clock";
import { Notice } from "@/components/ui/notice";
import { useCall } from "@/components/calls/use-call";
import type { PublicCallResponse } from "@/lib/base/contract/types";
import { liveState } from "@/lib/subjects/live/clock";
import { livePage } from "@/lib/subjects/live/pages";
import { LiveCard, type LiveItem } from "./live-card";
import { withId } from "@/lib/base/paths";

export type LiveView = "ready" | "records";

export type LiveListProps = {
  renderedAt: number;
  /** Addresses of the items, with `{id}`. */
  hrefs: Record<LiveView, string>;
  /** Address of a live class in calendar entries, with `{id}`. */
  calendarHref: string;
  /** Whether members can save a class to their list; only if this site keeps the accounts. */
  canSave: boolean;
  /** How many hours before the start the calendar reminds of the class. */
  reminderHours: number;
};

/** A longer list becomes a carousel with arrows and autoplay (spec section 2, Live page). */
const maxStaticItems = 4;

/** Milliseconds between two fetches of the list. */
const refreshIntervalMs = 60_000;

/** The response for the one list that the page was rendered with. */
export type LiveInitial = {
  ready?: PublicCallResponse<"readyLives">;
  records?: PublicCallResponse<"videoRecords">;
  refreshOnMount: boolean;
};

type InitialListProps = LiveListProps & { initial: LiveInitial };

export function ReadyLives({ initial, ...props }: InitialListProps) {
  const { ready: fallback, refreshOnMount } = initial;
  const { renderedAt } = props;
  const options = { fallback, renderedAt, refreshOnMount, refreshInterval: refreshIntervalMs };
  const { data, isLoading, isValidating, reload } = useCall("readyLives", livePage, options);
  // Classes that were over when the page was opened are left out; one that ends later stays, marked as ended.
  const openedAt = useOpenedAt(renderedAt);
  const upcoming = data?.list.filter((live) => liveState(live, openedAt) !== "ended");
  const isReloading = isValidating && upcoming?.length === 0;
  const items = (isReloading ? undefined : upcoming)?.map((live): LiveItem => ({
    key: live.id,
    lesson: live.lesson_name,
    course: live.course_name,
    cover: live.cover_url,
    from: live.from,
    to: live.to,
    href: withId(props.hrefs.ready, live.id),
    calendarHref: withId(props.calendarHref, live.id),
  }));
  return <LiveList view="ready" items={items} loading={isLoading || isReloading} retry={reload} {...props} />;
}

export function VideoRecords({ initial, ...props }: InitialListProps) {
  const { records: fallback, refreshOnMount } = initial;
  const { data, isLoading, reload } = useCall("videoRecords", livePage, {
    fallback,
    renderedAt: props.renderedAt,
    refreshOnMount,
  });
  const items = data?.list.map((record, index): LiveItem => ({
    key: index,
    lesson: record.lesson_name,
    course: record.course_name,
    cover: record.cover,
    from: record.from,
    href: withId(props.hrefs.records, record.course_id),
  }));
  return <LiveList view="records" items={items} loading={isLoading} retry={reload} {...props} />;
}

type ItemsProps = LiveListProps & {
  view: LiveView;
  items: LiveItem[] | undefined;
  loading: boolean;
  retry: () => void;
};

function LiveList({ view, items, loading, retry, ...props }: ItemsProps) {
  const t = useTranslations("live");
  const carousel = useCarouselLabels();
  const { renderedAt, canSave, reminderHours } = props;
  if (!items) return <LoadingNotice loading={loading} retry={retry} className="h-96" />;
  if (items.length === 0) return <Notice picture="empty" text={t(`empty.${view}`)} />;
  const card = { isRecording: view === "records", renderedAt, canSave, reminderHours };
  const cards = items.map((item) => <LiveCard key={item.key} item={item} {...card} />);
  if (items.length <= maxStaticItems)
    return (
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-6">{cards}</div>
    );
  return (
    <Carousel
      label={t(view)}
      labels={carousel}
      slidesClassName="desk:*:*:basis-[max(17rem,calc((100%+1.5rem)/4))] *:*:max-w-full *:*:basis-[304px] *:*:pr-6"
      hasArrows
      autoplay
    >
      {cards}
    </Carousel>
  );
}
