"use client";

import { useEffect, useState } from "react";
import { buttonLook } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { dataOf, failureWords, succeeded } from "@/lib/contract/result";
import { callDesk } from "@/lib/desk/client";
import type { DeskAnswer } from "@/lib/desk/contract";
import { FormEnd } from "../form-end";
import { useDeskForm } from "../use-desk-form";
import { useWords } from "../words";
import type { Next } from "./login-form";

const secret = ["code"] as const;

/** A placeholder of the key's length, so that the layout does not shift when the key arrives. */
const noKey = "A".repeat(32);

type EnrolFormProps = {
  /** Whether the step can be skipped for now. */
  offered: boolean;
  /** Whether it is on the account page, rather than part of a login. */
  onAccount?: true;
  onNext: (next: Next) => void;
};

/** Sets up the second factor: QR code, first code, and recovery codes. */
export function EnrolForm({ offered, onAccount, onNext }: EnrolFormProps) {
  const words = useWords("session").enrol;
  const { failed } = useWords("shell");
  const [notLater, setNotLater] = useState<string>();
  const [made, setMade] = useState<DeskAnswer<"session/enrol">>();
  const [codes, setCodes] = useState<string[]>();
  const { form, send, problem, isSending } = useDeskForm<"session/confirm", { code: string }>({
    id: "yuqiao:desk:enrol",
    call: "session/confirm",
    defaults: { code: "" },
    toInput: (values) => values,
    secret,
    onDone: ({ recovery_codes }) => setCodes(recovery_codes),
  });
  useEffect(() => {
    void callDesk("session/enrol", {}).then((result) => setMade(dataOf(result)));
  }, []);
  const later = async () => {
    const result = await callDesk("session/later", {});
    if (succeeded(result)) return onNext("in");
    setNotLater(failureWords(result, failed));
  };
  if (codes) return <RecoveryCodes codes={codes} onKept={() => onNext("in")} />;
  return (
    <form id="yuqiao:desk:enrol" method="post" noValidate onSubmit={send} className="desk-form">
      <p>{words.text}</p>
      {offered && !onAccount && <p>{words.offer}</p>}
      <figure className="desk-scan">
        <figcaption>{words.scan}</figcaption>
        {made ? <img src={made.picture} alt={words.picture} width={200} height={200} /> : <span />}
        <p>
          {words.type}{" "}
          <code className={made ? undefined : "invisible"}>
            {(made?.secret ?? noKey).replace(/(.{4})(?=.)/g, "$1 ")}
          </code>
        </p>
      </figure>
      <Field
        id="login-code"
        inputMode="numeric"
        autoComplete="one-time-code"
        label={words.code}
        error={form.formState.errors.code?.message}
        {...form.register("code")}
      />
      <FormEnd submit={words.submit} problem={problem ?? notLater} isSending={isSending}>
        {offered && (
          <button type="button" onClick={later} className={buttonLook.secondary}>
            {words.later}
          </button>
        )}
      </FormEnd>
    </form>
  );
}

function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const words = useWords("session").enrol;
  return (
    <section className="desk-form" aria-labelledby="recovery">
      <h2 id="recovery" className="text-h3">
        {words.keepTitle}
      </h2>
      <p>{words.keep}</p>
      <ul className="desk-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="desk-actions">
        <button type="button" onClick={onKept} className={buttonLook.primary}>
          {words.kept}
        </button>
      </div>
    </section>
  );
}
