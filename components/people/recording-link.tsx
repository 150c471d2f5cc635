"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Field } from "@/components/ui/field";
import { call } from "@/lib/app/bootstrap/client";
import { isSuccess } from "@/lib/base/contract/result";
import { ActionForm, refusedFields, toServerMessage } from "./action-form";
import type { ShownTeachingLesson } from "./teaching";
import { refreshView } from "./use-account-view";

type RecordingLinkProps = {
  of: "series" | "live";
  lesson: ShownTeachingLesson;
  describedBy?: string | undefined;
};

/** The recording of a lesson that is over: whether there is one, and a form that adds, changes or removes its link. */
export function RecordingLink({ of, lesson, describedBy }: RecordingLinkProps) {
  const t = useTranslations("teacherCentre.recordings");
  const failedMessage = useTranslations("account")("failed");
  const id = useId();
  const { recording, from } = lesson;
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [typed, setTyped] = useState("");
  const [outcome, setOutcome] = useState<{ error?: string | undefined; problem?: string; success?: string }>(
    {},
  );
  const save = async (url: string | null) => {
    if (isBusy) return;
    setIsBusy(true);
    const result = await call("account/recording", { of, id: lesson.id, from, url });
    if (isSuccess(result)) {
      setOutcome({ success: t(url === null ? "removed" : "saved") });
      setIsOpen(false);
      await refreshView("teacher");
    } else {
      const message = toServerMessage(result, failedMessage);
      const isFieldAtFault = refusedFields(result).some(({ path }) => path === "url");
      setOutcome(isFieldAtFault ? { error: message } : { problem: message ?? failedMessage });
    }
    setIsBusy(false);
  };
  const open = () => {
    setTyped(recording ?? "");
    setOutcome({});
    setIsOpen(true);
  };
  if (!isOpen)
    return (
      <div className="mt-auto flex flex-col items-start">
        <p className={recording === null ? "font-semibold" : "font-semibold text-accent"}>
          {t(recording === null ? "pending" : "has")}
        </p>
        <p role="status" className="empty:absolute">
          {outcome.success}
        </p>
        <button type="button" className="link" aria-describedby={describedBy} onClick={open}>
          {t(recording === null ? "add" : "change")}
        </button>
      </div>
    );
  return (
    <>
      <ActionForm
        onSubmit={(event) => {
          event.preventDefault();
          void save(typed.trim());
        }}
        isBusy={isBusy}
        submitLabel={t("submit")}
        problem={outcome.problem}
      >
        <Field
          id={id}
          type="url"
          inputMode="url"
          autoComplete="off"
          autoFocus
          label={t("label")}
          placeholder="https://"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          {...(outcome.error !== undefined && { error: outcome.error })}
        />
      </ActionForm>
      {recording !== null && (
        <button type="button" className="link" aria-busy={isBusy} onClick={() => void save(null)}>
          {t("remove")}
        </button>
      )}
    </>
  );
}
