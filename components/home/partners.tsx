import { getLocale, getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/i18n/client-messages";
import { toInitialData } from "@/lib/provider-calls/initial";
import { readCall } from "@/lib/provider-calls/read-call";
import { school } from "@/lib/school/school";
import { PartnerSlide } from "./partner-slide";

export async function Partners() {
  const locale = await getLocale();
  const t = await getTranslations("home.partners");
  return (
    <section className="border-mist border-t bg-white">
      <div className="wrap py-14">
        <h2 className="text-h2">{t("title")}</h2>
        <p className="text-soft mt-2">{t("text", { count: school().partnerUniversities })}</p>
        <ClientMessages namespaces={["home.partners", "carousel", "notice"]}>
          <PartnerSlide initial={toInitialData(await readCall("partners", {}, locale))} />
        </ClientMessages>
      </div>
    </section>
  );
}
