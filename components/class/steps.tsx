import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AppModal } from "@/components/layout/app-modal";
import { ConsultModal } from "@/components/layout/consult-modal";
import { guests, signedIn } from "@/components/session/viewers";
import { buttonClasses } from "@/components/ui/button";
import { accountSites } from "@/lib/links/account-sites";
import { school } from "@/lib/school/school";

/** Register, book, study: each step with its button (spec section 2, Class page). */
export function Steps() {
  const t = useTranslations("classPage.steps");
  return (
    <section aria-labelledby="steps" className="wrap class-section">
      <h2 id="steps" className="text-h2">
        {t("title")}
      </h2>
      <ol className="class-cards class-steps">
        <Step name="register">
          <a data-for={guests} href={accountSites().register} className={buttonClasses.secondary}>
            {t("register.cta")}
          </a>
        </Step>
        <Step name="book">
          <ConsultModal className={buttonClasses.secondary}>{t("book.cta")}</ConsultModal>
        </Step>
        <Step name="study">
          <AppModal className={buttonClasses.secondary}>{t("study.cta")}</AppModal>
        </Step>
      </ol>
    </section>
  );
}

type StepProps = { name: "register" | "book" | "study"; children: ReactNode };

function Step({ name, children }: StepProps) {
  const t = useTranslations("classPage.steps");
  const doneText = useTranslations("account")("signedIn");
  return (
    <li className="sheet">
      <img src={`/art/class/${name}.svg`} alt="" width={360} height={220} fetchPriority="low" />
      <h3 className="text-h3">{t(`${name}.title`)}</h3>
      {/* For signed-in visitors the first step is done. */}
      <p data-for={name === "register" ? guests : undefined} className="text-soft">
        {t(`${name}.text`, { value: school().trialValue })}
      </p>
      {name === "register" && (
        <p data-for={signedIn} className="text-soft">
          {doneText}
        </p>
      )}
      {children}
    </li>
  );
}
