import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ClientMessages } from "@/components/i18n/client-messages";
import { toInitialData } from "@/lib/engines/provider-calls/initial";
import { readCall } from "@/lib/engines/provider-calls/read-call";
import { school } from "@/lib/subjects/school/school";
import { PartnerSlide } from "./partner-slide";

/**
 * Logos of the partner universities; nothing for a school without any.
 * @param props.heading replaces the heading of the home page
 */
export async function Partners({ heading }: { heading?: ReactNode }) {
  const locale = await getLocale();
  const t = await getTranslations("home.partners");
  const { partnerUniversities: count } = school();
  const initial = toInitialData(await readCall("partners", {}, locale));
  if (initial.fallback?.list.length === 0) return null;
  return (
    <section className="border-t border-line bg-surface">
      <div className="wrap py-6">
        <ClientMessages namespaces={["home.partners", "carousel", "notice"]}>
          <PartnerSlide
            initial={initial}
            heading={
              <>
                <h2 className="section-title">{heading ?? t("title")}</h2>
                {count !== null && <p className="mt-2 text-soft">{t("text", { count })}</p>}
              </>
            }
          />
        </ClientMessages>
      </div>
    </section>
  );
}
