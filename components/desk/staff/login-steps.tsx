"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SecondFactorCodeForm } from "./code-form";
import { SecondFactorForm } from "./enrol-form";
import { StaffLoginForm, type NextLoginStep } from "./login-form";

type LoginStepsProps = {
  /** The pending step of an unfinished login. */
  initialStep?: NextLoginStep | undefined;
  onLoggedIn: () => void;
};

/** The login: password, then the code or the setup of the second factor. */
export function LoginSteps({ initialStep, onLoggedIn }: LoginStepsProps) {
  const t = useTranslations("desk.session");
  const [step, setStep] = useState<NextLoginStep | undefined>(initialStep);
  const goToStep = (to: NextLoginStep) => (to === "in" ? onLoggedIn() : setStep(to));
  if (step === "code")
    return (
      <>
        <StepTitle>{t("code.title")}</StepTitle>
        <SecondFactorCodeForm onNext={goToStep} onBack={() => setStep(undefined)} />
      </>
    );
  if (step === "enrol" || step === "offer")
    return (
      <>
        <StepTitle>{t("enrol.title")}</StepTitle>
        <SecondFactorForm isOptional={step === "offer"} onNext={goToStep} />
      </>
    );
  return <StaffLoginForm onNext={goToStep} />;
}

/** The title of a login step, below the page's heading. */
const StepTitle = ({ children }: { children: string }) => <h2 className="mt-6 text-h3">{children}</h2>;
