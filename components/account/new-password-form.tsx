"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import { buttonLook } from "@/components/ui/button";
import { useInBrowser } from "@/components/ui/use-in-browser";
import { callByMail } from "@/lib/account/client";
import { codes } from "@/lib/contract/codes";
import { succeeded } from "@/lib/contract/result";
import { paths } from "@/lib/paths";
import { ActionForm, toldOf } from "./action-form";
import { PasswordField, type PasswordLabels } from "./fields";
import { forgetMailedToken, readMailedToken } from "./mailed-token";

type NewPasswordLabels = PasswordLabels & {
  text: string;
  hint: string;
  short: string;
  submit: string;
  done: string;
  toLogin: string;
  noLink: string;
  again: string;
  failed: string;
};

type Told = { state: "asking" | "done" } | { state: "problem" | "over"; text: string | undefined };

/** A new password, by the token behind the # of the page's address. */
export function NewPasswordForm({ labels }: { labels: NewPasswordLabels }) {
  const form = useForm({ defaultValues: { password: "" } });
  const { errors, isSubmitting } = form.formState;
  const [told, setTold] = useState<Told>({ state: "asking" });
  const ready = useInBrowser();
  const submit = form.handleSubmit(async ({ password }) => {
    const result = await callByMail("renew", { token: readMailedToken(), password });
    if (succeeded(result)) {
      forgetMailedToken();
      return setTold({ state: "done" });
    }
    const over = "code" in result && result.code === codes.notFound.code;
    setTold({ state: over ? "over" : "problem", text: toldOf(result, labels.failed) });
  });
  if (told.state === "done") {
    return (
      <div role="status" className="mt-4 grid gap-5">
        <p className="text-jade font-semibold">{labels.done}</p>
        <a href={paths.login} className={buttonLook.primary}>
          {labels.toLogin}
        </a>
      </div>
    );
  }
  const lost = ready && readMailedToken() === "";
  if (lost || told.state === "over") {
    return (
      <div role="alert" className="mt-4 grid gap-5">
        <p className="text-cinnabar font-semibold">{told.state === "over" ? told.text : labels.noLink}</p>
        <a href={paths.forgotten} className={buttonLook.primary}>
          {labels.again}
        </a>
      </div>
    );
  }
  return (
    <ActionForm
      onSubmit={submit}
      busy={isSubmitting}
      submit={labels.submit}
      look="wide"
      problem={told.state === "problem" ? told.text : undefined}
    >
      <p className="text-soft">{labels.text}</p>
      <PasswordField
        name="password"
        register={form.register}
        error={errors.password?.message}
        labels={labels}
        fresh={labels}
      />
    </ActionForm>
  );
}
