"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Field } from "@/components/ui/field";
import { dataOf, isSuccess } from "@/lib/base/contract/result";
import { call } from "@/lib/app/bootstrap/client";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { deskScreens } from "@/lib/base/desk/screens";
import "@/lib/engines/calls/browser/desk-channel";
import { FormFooter } from "../form-footer";
import { useDeskForm } from "../use-desk-form";
import { SecondFactorForm } from "./enrol-form";
import type { NextLoginStep } from "./login-form";
import { DeskForm } from "../desk-form";

type Invitation = CallResponse<"desk/session/invitation">;

/** Accepts an invitation: name, password, and for owners the second factor. */
export function InvitationScreen() {
  const t = useTranslations("desk.session");
  const tShell = useTranslations("desk.shell");
  const [invitation, setInvitation] = useState<Invitation | "lost">();
  useEffect(() => {
    void call("desk/session/invitation", { token: readToken() }).then((result) => {
      if (isSuccess(result) || "code" in result) setInvitation(dataOf(result) ?? "lost");
    });
  }, []);
  return (
    <>
      <h1 className="text-h2">{t("invitation.title")}</h1>
      {invitation === "lost" && (
        <>
          <p role="alert" className="lead">
            {t("invitation.lost")}
          </p>
          {/* A used invitation leads to the login. */}
          <p className="mt-4">
            <a href={deskScreens.login.path} className="link">
              {t("login.title")}
            </a>
          </p>
        </>
      )}
      {invitation && invitation !== "lost" && (
        <>
          <p className="lead">
            {t("invitation.text", { role: tShell(`roles.${invitation.role}`), email: invitation.email })}
          </p>
          <Accept email={invitation.email} />
        </>
      )}
    </>
  );
}

/** Reads the token from the fragment, which browsers never send to a server. */
const readToken = () => location.hash.slice(1, 101);
const openDesk = () => location.assign(deskScreens.today.path);

type Values = { name: string; password: string };
const secretFields = ["password"] as const;

function Accept({ email }: { email: string }) {
  const t = useTranslations("desk.session");
  const [next, setNext] = useState<NextLoginStep>();
  const { form, send, problem, isSending } = useDeskForm<"desk/session/accept", Values>({
    id: "yuqiao:desk:accept",
    call: "desk/session/accept",
    defaults: { name: "", password: "" },
    toInput: (values) => ({ token: readToken(), ...values }),
    secretFields,
    onDone: ({ next: to }) => (to === "in" ? openDesk() : setNext(to)),
  });
  const { errors } = form.formState;
  if (next) return <SecondFactorForm isOptional={next === "offer"} onNext={openDesk} />;
  return (
    <DeskForm id="yuqiao:desk:accept" onSubmit={send}>
      {/* Password managers store the password under this user name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field
        id="name"
        autoComplete="name"
        label={t("invitation.name")}
        hint={t("invitation.nameHint")}
        error={errors.name?.message}
        {...form.register("name")}
      />
      <Field
        id="password"
        type="password"
        autoComplete="new-password"
        label={t("login.password")}
        hint={t("account.passwordHint")}
        error={errors.password?.message}
        {...form.register("password")}
      />
      <FormFooter submit={t("invitation.submit")} problem={problem} isSending={isSending} />
    </DeskForm>
  );
}
