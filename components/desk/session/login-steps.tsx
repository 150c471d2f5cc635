"use client";

import { useState } from "react";
import { useWords } from "../words";
import { CodeForm } from "./code-form";
import { EnrolForm } from "./enrol-form";
import { LoginForm, type Next } from "./login-form";

type LoginStepsProps = {
  /** The pending step of an unfinished login. */
  first?: Next | undefined;
  onIn: () => void;
};

/** The login: password, then the code or the setup of the second factor. */
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

/** The title of a login step, below the page's heading. */
const StepTitle = ({ children }: { children: string }) => <h2 className="text-h3 mt-6">{children}</h2>;
