"use client";

import { useState } from "react";
import { Field } from "@/components/ui/field";
import { fillPlaceholders } from "@/lib/i18n/fill";
import { FormFooter } from "../form-footer";
import { useCurrentUser } from "../current-user";
import { useToast } from "../toasts";
import { useDeskForm } from "../use-desk-form";
import { useWords } from "../words";
import { EnrolForm } from "./enrol-form";
import { Sessions } from "./sessions";

/** The staff member's own account: password, second factor and sessions. */
export function AccountScreen() {
  const words = useWords("session").account;
  const roles = useWords("shell").roles;
  const { name, email, role } = useCurrentUser();
  return (
    <>
      <p className="desk-lead">{fillPlaceholders(words.you, { name, email, role: roles[role] })}</p>
      <div className="desk-columns">
        <ChangePassword />
        <SecondFactor />
        <Sessions />
      </div>
    </>
  );
}

type Passwords = { current: string; password: string };
const passwordFields = ["current", "password"] as const;

function ChangePassword() {
  const words = useWords("session").account;
  const showToast = useToast();
  const { form, send, problem, isSending } = useDeskForm<"desk/session/password", Passwords>({
    id: "yuqiao:desk:password",
    call: "desk/session/password",
    defaults: { current: "", password: "" },
    toInput: (values) => values,
    secretFields: passwordFields,
    onDone: () => {
      form.reset();
      showToast({ tone: "success", text: words.changed });
    },
  });
  const { errors } = form.formState;
  return (
    <section className="sheet" aria-labelledby="password-title">
      <h2 id="password-title">{words.passwordTitle}</h2>
      <p>{words.passwordText}</p>
      <form id="yuqiao:desk:password" method="post" noValidate onSubmit={send} className="desk-form">
        <Field
          id="current"
          type="password"
          autoComplete="current-password"
          label={words.current}
          error={errors.current?.message}
          {...form.register("current")}
        />
        <Field
          id="password"
          type="password"
          autoComplete="new-password"
          label={words.password}
          hint={words.passwordHint}
          error={errors.password?.message}
          {...form.register("password")}
        />
        <FormFooter submit={words.submit} problem={problem} isSending={isSending} />
      </form>
    </section>
  );
}

const password = ["password"] as const;

function SecondFactor() {
  const words = useWords("session").account;
  const { second_factor: isEnabled } = useCurrentUser();
  const [isSettingUp, setIsSettingUp] = useState(false);
  const { form, send, problem, isSending } = useDeskForm<"desk/session/second-factor", { password: string }>({
    id: "yuqiao:desk:second-factor",
    call: "desk/session/second-factor",
    defaults: { password: "" },
    toInput: (values) => values,
    secretFields: password,
    onDone: () => setIsSettingUp(true),
  });
  return (
    <section className="sheet" aria-labelledby="factor-title">
      <h2 id="factor-title">{words.factorTitle}</h2>
      <p>{isEnabled ? words.factorOn : words.factorOff}</p>
      {isSettingUp ? (
        <EnrolForm isOptional isOnAccountPage onNext={() => location.reload()} />
      ) : (
        <form id="yuqiao:desk:second-factor" method="post" noValidate onSubmit={send} className="desk-form">
          <Field
            id="factor-password"
            type="password"
            autoComplete="current-password"
            label={words.factorPassword}
            error={form.formState.errors.password?.message}
            {...form.register("password")}
          />
          <FormFooter
            submit={isEnabled ? words.factorAnew : words.factorSubmit}
            problem={problem}
            isSending={isSending}
          />
        </form>
      )}
    </section>
  );
}
