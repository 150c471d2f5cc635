"use client";

import { useState } from "react";
import { useWords } from "../words";
import { CodeForm } from "./code-form";
import { EnrolForm } from "./enrol-form";
import { LoginForm, type LoginStep } from "./login-form";

type LoginStepsProps = {
  /** The pending step of an unfinished login. */
  initialStep?: LoginStep | undefined;
  onLoggedIn: () => void;
};

/** The login: password, then the code or the setup of the second factor. */
export function LoginSteps({ initialStep, onLoggedIn }: LoginStepsProps) {
  const { code, enrol } = useWords("session");
  const [step, setStep] = useState<LoginStep | undefined>(initialStep);
  const goToStep = (to: LoginStep) => (to === "in" ? onLoggedIn() : setStep(to));
  if (step === "code")
    return (
      <>
        <StepTitle>{code.title}</StepTitle>
        <CodeForm onNext={goToStep} onBack={() => setStep(undefined)} />
      </>
    );
  if (step === "enrol" || step === "offer")
    return (
      <>
        <StepTitle>{enrol.title}</StepTitle>
        <EnrolForm isOptional={step === "offer"} onNext={goToStep} />
      </>
    );
  return <LoginForm onNext={goToStep} />;
}

/** The title of a login step, below the page's heading. */
const StepTitle = ({ children }: { children: string }) => <h2 className="mt-6 text-h3">{children}</h2>;
