"use client";

import { useTranslations } from "next-intl";
import { deskScreens } from "@/lib/base/desk/screens";
import { SeatRequests } from "../bookings/seat-requests";
import { Withdrawals } from "../payments/withdrawals";
import { MissingAttendance } from "../attendance/missing-attendance";
import { recordHref } from "../editing/records";
import { useCurrentUser } from "../current-user";
import { LastBackup } from "./last-backup";
import { TodayLessons } from "./lessons";
import { SetupList } from "./setup-list";
import { TodayWork } from "./work";
import { useCall } from "@/components/calls/use-call";
import { LoadingOrError } from "../loading-or-error";
import { formatNumber, joinSentences } from "../format";

/** The lessons of the day, then open work as numbers, each linked to its screen. Numbers that need no action come last. */
export function TodayScreen() {
  const t = useTranslations("desk.today");
  const { name, role } = useCurrentUser();
  const isAdviser = role === "owner" || role === "adviser";
  const { data: setupData, reload: reloadSetup } = useCall(
    "desk/today/setup",
    role === "adviser" ? undefined : {},
  );
  const setup = setupData?.setup;
  const { data, failure, reload } = useCall("desk/today/show", {});
  const { data: work } = useCall("desk/today/work", {});
  const counts = [
    { text: t("newLeads"), count: data?.new_leads, to: `${deskScreens.leads.path}?state=new` },
    { text: t("due"), count: data?.due, to: `${deskScreens.leads.path}?state=&adviser=me&due=true` },
    { text: t("stuck"), count: data?.stuck_notifications, to: deskScreens.notifications.path },
    {
      text: t("missed"),
      count: data?.refused?.count,
      to: data?.refused ? recordHref({ kind: data.refused.kind, id: data.refused.id }) : "",
    },
    { text: t("trials"), count: data?.trials, to: deskScreens.trials.path },
    { text: t("waiting"), count: data?.waiting, to: deskScreens.classes.path },
    { text: t("toSend"), count: data?.to_send, to: deskScreens.messages.path },
    { text: t("unrecorded"), count: work?.unrecorded.total, to: deskScreens.recordings.path },
  ].filter(({ count }) => count !== undefined);
  const facts = [
    { text: t("staff"), count: data?.staff, to: deskScreens.staff.path },
    { text: t("invitations"), count: data?.invitations, to: deskScreens.staff.path },
  ].filter(({ count }) => count !== undefined);
  const openItems = counts.filter(({ count }) => count !== 0);
  const idleItems = [...counts.filter(({ count }) => count === 0), ...facts];
  const isAllDone =
    data &&
    work &&
    !setup &&
    !data.backup?.overdue &&
    openItems.length === 0 &&
    Object.values(work).every((workList) => workList.total === 0);
  return (
    <>
      <p className="lead">
        {joinSentences(t("hello", { name }), openItems.length > 0 && t("text"), isAllDone && t("none"))}
      </p>
      <TodayLessons />
      {isAdviser && <SeatRequests />}
      {isAdviser && <Withdrawals />}
      {role !== "editor" && <MissingAttendance />}
      {setup && <SetupList setup={setup} reload={reloadSetup} />}
      {data?.backup?.overdue && <LastBackup backup={data.backup} />}
      {!data && <LoadingOrError failure={failure} onRetry={reload} />}
      {openItems.length > 0 && (
        <ul data-part="figures" className="grid-fit gap-4">
          {openItems.map(({ text, count, to }) => (
            <li key={text}>
              <a href={to} className="flex h-full flex-col gap-1 sheet p-5 hover:border-ink/50">
                <strong className="text-h1">{formatNumber(count ?? 0)}</strong>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
      {work && <TodayWork work={work} />}
      {data?.backup && !data.backup.overdue && <LastBackup backup={data.backup} />}
      {idleItems.length > 0 && (
        <ul className="flex flex-wrap gap-x-6 text-soft">
          {idleItems.map(({ text, count, to }) => (
            <li key={text}>
              <a href={to} className="flex min-h-11 items-center hover:underline">
                {text} {formatNumber(count ?? 0)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
