import { getLocale, getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/i18n/client-messages";
import { toInitialData } from "@/lib/provider-calls/initial";
import { readCall } from "@/lib/provider-calls/read-call";
import { TeacherSlide } from "./teacher-slide";

export async function Teachers() {
  const locale = await getLocale();
  const t = await getTranslations("home.teachers");
  const initial = toInitialData(await readCall("recommendedTeachers", {}, locale));
  return (
    <section className="wrap desk:py-20 py-14">
      <h2 className="text-h2">{t("title")}</h2>
      {initial.fallback?.list.length !== 0 && <p className="text-soft mt-2">{t("text")}</p>}
      <ClientMessages namespaces={["home.teachers", "teacherDetail.classes", "carousel", "notice"]}>
        <TeacherSlide initial={initial} />
      </ClientMessages>
    </section>
  );
}
