import { getLocale, getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/i18n/client-messages";
import { readCharges } from "@/components/points/prices/read-charges";
import { readRates } from "@/components/points/prices/read-rates";
import { VisitorCurrency } from "@/components/points/prices/visitor-currency";
import type { AccountView } from "@/lib/subjects/people/view-calls";
import { accountSites } from "@/lib/base/links/account-sites";
import { createConsultProps } from "@/components/layout/consult-modal";
import { classPointsHref } from "@/lib/subjects/points/prices/buying";
import { school } from "@/lib/subjects/school/school";
import { CourseDetail } from "./course-detail";
import { memberMessages } from "./messages";
import { MemberPage } from "./member-page";

const messages = [
  ...memberMessages,
  "courseDetail",
  "classPoints",
  "studentCentre.hotCourses",
  "footer.newWindow",
  "loginNeeded.register",
] as const;

/** @param course the course as shown to guests; without it the browser fetches it. */
export async function CoursePage({ course }: { course?: AccountView<"course"> | undefined }) {
  const t = await getTranslations("courseDetail");
  const rates = await readRates();
  const close = (await getTranslations("dialog"))("close");
  const consult = createConsultProps(await getTranslations("consult"), close, await getLocale());
  return (
    <MemberPage title={t("title")} isPublic>
      <VisitorCurrency rates={rates} />
      <ClientMessages namespaces={messages}>
        <CourseDetail
          course={course}
          loginHref={accountSites().login}
          registerHref={accountSites().register}
          pointsHref={classPointsHref()}
          rates={rates}
          charges={await readCharges()}
          consult={school().singleLessons ? consult : undefined}
        />
      </ClientMessages>
    </MemberPage>
  );
}
