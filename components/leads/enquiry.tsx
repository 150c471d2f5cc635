import { useTranslations } from "next-intl";
import { ClientMessages } from "@/components/i18n/client-messages";
import { mailtoHref } from "@/lib/base/links/mailto";
import { school } from "@/lib/subjects/school/school";
import { EnquiryForm } from "./enquiry-form";

const messageNamespaces = ["apply.visitor", "apply.failed", "business.form", "consent"] as const;

export const enquiryId = "ask";

/** The section with the company's enquiry form and an email link, which works without script too. */
export function Enquiry() {
  const t = useTranslations("business.form");
  const { email } = school();
  return (
    <section
      id={enquiryId}
      aria-labelledby="ask-title"
      className="scroll-mt-16 border-t border-line bg-surface"
    >
      <div className="wrap py-14 desk:py-20">
        <div className="mx-auto max-w-[40rem]">
          <h2 id="ask-title" className="text-h2">
            {t("title")}
          </h2>
          <p className="mt-2 mb-8 lead">{t("text")}</p>
          <ClientMessages namespaces={messageNamespaces}>
            <EnquiryForm />
          </ClientMessages>
          {email && (
            <p className="mt-6">
              {t.rich("mail", {
                email,
                mail: (address) => (
                  <a href={mailtoHref(email)} className="link">
                    {address}
                  </a>
                ),
              })}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
