import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ClientMessages } from "@/components/i18n/client-messages";
import { toInitialData } from "@/lib/engines/provider-calls/initial";
import { readCall } from "@/lib/engines/provider-calls/read-call";
import { TeacherSlide } from "./teacher-slide";

/**
 * The recommended teachers; nothing for a school without any.
 * @param props.heading replaces the heading of the home page
 */
export async function Teachers({ heading }: { heading?: ReactNode }) {
  const locale = await getLocale();
  const t = await getTranslations("home.teachers");
  const initial = toInitialData(await readCall("recommendedTeachers", {}, locale));
  if (initial.fallback?.list.length === 0) return null;
  return (
    <section className="wrap py-6 desk:py-8">
      <ClientMessages
        namespaces={["home.teachers", "teacherDetail.classes", "introduction", "carousel", "notice"]}
      >
        <TeacherSlide
          initial={initial}
          heading={<h2 className="section-title">{heading ?? t("title")}</h2>}
        />
      </ClientMessages>
    </section>
  );
}
