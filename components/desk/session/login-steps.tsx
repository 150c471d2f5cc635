"use client";

import { useState } from "react";
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
  const [next, setNext] = useState<Next | undefined>(first);
  const go = (to: Next) => (to === "in" ? onIn() : setNext(to));
  if (next === "code") return <CodeForm onNext={go} onBack={() => setNext(undefined)} />;
  if (next === "enrol" || next === "offer") return <EnrolForm offered={next === "offer"} onNext={go} />;
  return <LoginForm onNext={go} />;
}
