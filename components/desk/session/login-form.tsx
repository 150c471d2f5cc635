"use client";

import { Field } from "@/components/ui/field";
import type { DeskAnswer } from "@/lib/desk/contract";
import { FormEnd } from "../form-end";
import { useDeskForm } from "../use-desk-form";
import { useWords } from "../words";

export type Next = DeskAnswer<"session/login">["next"];

const secret = ["password"] as const;

export function LoginForm({ onNext }: { onNext: (next: Next) => void }) {
  const words = useWords("session").login;
  const { form, send, problem, isSending } = useDeskForm<
    "session/login",
    { email: string; password: string }
  >({
    id: "yuqiao:desk:login",
    call: "session/login",
    defaults: { email: "", password: "" },
    toInput: (values) => values,
    secret,
    onDone: ({ next }) => onNext(next),
  });
  return (
    <form id="yuqiao:desk:login" method="post" noValidate onSubmit={send} className="desk-form">
      <Field
        id="login-email"
        type="email"
        autoComplete="username"
        label={words.email}
        error={form.formState.errors.email?.message}
        {...form.register("email")}
      />
      <Field
        id="login-password"
        type="password"
        autoComplete="current-password"
        label={words.password}
        error={form.formState.errors.password?.message}
        {...form.register("password")}
      />
      <FormEnd submit={words.submit} problem={problem} isSending={isSending} />
    </form>
  );
}
