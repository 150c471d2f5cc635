"use client";

import { useState } from "react";
import { useWords } from "../words";
import { CodeForm } from "./code-form";
import { EnrolForm } from "./enrol-form";
import { LoginForm, type Next } from "./login-form";

type LoginStepsProps = {
  /** Where somebody stands who comes back half way. */
  first?: Next | undefined;
  onIn: () => void;
};

/** From a password to being in, whatever lies between. */
export function LoginSteps({ first, onIn }: LoginStepsProps) {
  const { code, enrol } = useWords("session");
  const [next, setNext] = useState<Next | undefined>(first);
  const go = (to: Next) => (to === "in" ? onIn() : setNext(to));
  if (next === "code")
    return (
      <>
        <StepTitle>{code.title}</StepTitle>
        <CodeForm onNext={go} onBack={() => setNext(undefined)} />
      </>
    );
  if (next === "enrol" || next === "offer")
    return (
      <>
        <StepTitle>{enrol.title}</StepTitle>
        <EnrolForm offered={next === "offer"} onNext={go} />
      </>
    );
  return <LoginForm onNext={go} />;
}

/** Which step one has come to, below the heading of what it is a step of. */
const StepTitle = ({ children }: { children: string }) => <h2 className="text-h3 mt-6">{children}</h2>;
