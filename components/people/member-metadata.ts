import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { fullTitle } from "@/lib/subjects/seo/metadata";

export type MemberRoute =
  | "studentCentre"
  | "teacherCentre"
  | "trialLesson"
  | "accountSettings"
  | "familyPayments"
  | "pointStatement"
  | "forgotten"
  | "newPassword"
  | "confirmEmail"
  | "teacherInvitation"
  | "familyInvitation"
  | "liveDetail"
  | "courseDetail"
  | "teacherDetail"
  | "classroomCheck"
  | "classroom";

/**
 * Metadata of an account page. It is not indexed and has no canonical URL or share picture, because one static page
 * serves every id.
 */
export async function memberMetadata(route: MemberRoute): Promise<Metadata> {
  const t = await getTranslations(`meta.${route}`);
  return {
    title: { absolute: fullTitle(t("title"), await getLocale()) },
    description: t("description"),
    robots: { index: false, follow: true },
  };
}
