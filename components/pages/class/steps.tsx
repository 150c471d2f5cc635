import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { WithApps } from "@/components/layout/app-codes";
import { AppModal } from "@/components/layout/app-modal";
import { ConsultModal } from "@/components/layout/consult-modal";
import { guests, signedIn } from "@/components/session/viewers";
import { buttonClasses } from "@/components/ui/button";
import { accountSites } from "@/lib/base/links/account-sites";
import { trialWorth } from "@/lib/subjects/school/trial-worth";
import { StepCard, StepCards } from "./step-cards";

const buttonClass = `${buttonClasses.secondary} mt-auto px-3`;
const textClass = "text-soft mb-4 wrap-anywhere";

/** Register, book, study: each step with its button (spec section 2, Class page). */
export function Steps() {
  const t = useTranslations("classPage.steps");
  const worth = trialWorth();
  return (
    <section aria-labelledby="steps" className="wrap py-14 desk:py-20">
      <h2 id="steps" className="text-h2">
        {t("title")}
      </h2>
      <StepCards>
        <Step name="register" number={1} text={worth ? t("register.text", worth) : t("register.textPlain")}>
          <a data-for={guests} href={accountSites().register} className={buttonClass}>
            {t("register.cta")}
          </a>
        </Step>
        <Step name="book" number={2}>
          <ConsultModal className={buttonClass}>{t("book.cta")}</ConsultModal>
        </Step>
        <WithApps otherwise={<Step name="study" number={3} text={t("study.textPlain")} />}>
          <Step name="study" number={3}>
            <AppModal className={buttonClass}>{t("study.cta")}</AppModal>
          </Step>
        </WithApps>
      </StepCards>
    </section>
  );
}

type StepProps = { name: "register" | "book" | "study"; number: number; text?: string; children?: ReactNode };

function Step({ name, number, text, children }: StepProps) {
  const t = useTranslations("classPage.steps");
  const doneText = useTranslations("account")("signedIn");
  return (
    <StepCard number={number} title={t(`${name}.title`)} picture={`/art/class/${name}.svg`}>
      {/* For signed-in visitors the first step is done. */}
      <p data-for={name === "register" ? guests : undefined} className={textClass}>
        {text ?? t(`${name}.text`)}
      </p>
      {name === "register" && (
        <p data-for={signedIn} className={textClass}>
          {doneText}
        </p>
      )}
      {children}
    </StepCard>
  );
}
