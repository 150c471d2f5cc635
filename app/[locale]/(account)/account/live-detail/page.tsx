import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { LiveDetail } from "@/components/people/live-detail";
import { memberMessages } from "@/components/people/messages";
import { memberMetadata } from "@/components/people/member-metadata";
import { MemberPage } from "@/components/people/member-page";
import { ClientMessages } from "@/components/i18n/client-messages";
import { classroomSite } from "@/lib/base/links/classroom";
import { publishedRules } from "@/lib/subjects/rules/published";
import { routes } from "@/lib/base/routes";

export const generateMetadata = (): Promise<Metadata> => memberMetadata("liveDetail");

/** Serves every live class. The browser reads the id from the URL. */
export default function LiveDetailPage() {
  const { live: room, check } = classroomSite();
  const { path, view } = routes.live;
  return (
    <MemberPage title={useTranslations("liveDetail")("title")}>
      <ClientMessages namespaces={[...memberMessages, "account.series.teacher", "live", "liveDetail"]}>
        <LiveDetail
          links={{ room, check, recordings: `${path}?${view.query}=${view.values}` }}
          reminderHours={publishedRules().lessons.live.reminderHours}
        />
      </ClientMessages>
    </MemberPage>
  );
}
