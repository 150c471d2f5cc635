import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LiveDetail } from "@/components/account/live-detail";
import { memberSetting } from "@/components/account/member-labels";
import { memberMetadata } from "@/components/account/member-metadata";
import { MemberPage } from "@/components/account/member-page";
import { saveLabels } from "@/components/live/save-labels";
import { classroomSite } from "@/lib/links/classroom";
import { routes } from "@/lib/routes";

export const generateMetadata = (): Promise<Metadata> => memberMetadata("liveDetail");

/** Every live class: which one, the browser reads in the address. */
export default async function LiveDetailPage() {
  const t = await getTranslations();
  const { live: room, check } = classroomSite();
  const { path, view } = routes.live;
  return (
    <MemberPage title={t("liveDetail.title")}>
      <LiveDetail
        labels={{
          state: {
            upcoming: t("live.state.upcoming"),
            live: t("live.state.live"),
            ended: t("live.state.ended"),
          },
          add: t("live.add"),
          save: saveLabels(await getTranslations("live")),
          calendarText: t("live.calendarText"),
          check: t("account.member.check"),
          recordings: t("liveDetail.recordings"),
        }}
        links={{ room, check, recordings: `${path}?${view.query}=${view.values}` }}
        setting={await memberSetting()}
      />
    </MemberPage>
  );
}
