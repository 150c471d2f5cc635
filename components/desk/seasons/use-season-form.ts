"use client";

import { useCallback, useEffect, useRef } from "react";
import { clearStoredForm } from "@/components/ui/use-persistent-form";
import type { Region } from "@/lib/reference/campaign-regions";
import type { SeasonBody } from "@/lib/campaign/season-schema";
import { failureMessage, isSuccess, type NetworkFailure, type Refusal } from "@/lib/contract/result";
import { call } from "@/lib/bootstrap/client";
import { toSeasonValues, type SeasonValues } from "@/lib/campaign/season-form";
import { useToast } from "../toasts";
import { useDeskForm } from "../use-desk-form";
import { useWords } from "../words";
import {
  readBase,
  toEditorValues,
  toBody,
  serializeBase,
  type EditorValues,
  type SeasonData,
} from "./season-values";

export type SeasonRef = { region: Region; key: string };

export type SeasonFormOptions = {
  seasonRef: SeasonRef;
  data: SeasonData;
  /** Created from another season and not saved yet. */
  isNew: boolean;
  /** Reloads the season. */
  reload: () => Promise<SeasonData | undefined>;
  onChanged: (saved: SeasonRef) => void;
};

/** The values of a season's form, which are edited as fields or as text and saved as a draft. */
export function useSeasonForm({ seasonRef, data, isNew, reload, onChanged }: SeasonFormOptions) {
  const shell = useWords("shell");
  const showToast = useToast();
  const { region, key } = seasonRef;
  const id = `yuqiao:desk:season:${region}-${key}`;
  const sentBase = useRef("");
  const { form, send, problem, clearProblem, isSending } = useDeskForm<"desk/seasons/save", EditorValues>({
    id,
    call: "desk/seasons/save",
    defaults: toEditorValues(data),
    toInput: (values) => {
      const isText = values.view === "text";
      const { body, text } = readBase(values);
      sentBase.current = serializeBase(isText ? { body, text: values.text } : { body: toBody(values), text });
      return {
        ...(isText ? { text: values.text } : { body: toBody(values) }),
        of: { region, key, version: values.version },
      };
    },
    onDone: async (response) => {
      showToast({ tone: "success", text: shell.saved });
      if (response.region === region && response.key === key && !isNew) {
        form.setValue("version", response.version);
        form.setValue("began", sentBase.current);
        const reloaded = await reload();
        // If another editor has saved since, the values that were sent stay the base.
        if (reloaded?.version === response.version) {
          // The server normalizes the text: it drops comments and the order of fields.
          if (form.getValues("view") === "text") form.setValue("text", reloaded.text);
          form.setValue("began", serializeBase(reloaded));
          clearStoredForm(id);
        }
      }
      onChanged(response);
    },
  });
  const view = form.watch("view");
  const resetTo = useCallback(
    (reloaded: SeasonData) => {
      const currentView = form.getValues("view");
      form.reset({ ...toEditorValues(reloaded), ...(currentView === "text" && { view: currentView }) });
      clearStoredForm(id);
    },
    [form, id],
  );
  const applyMerge = (values: SeasonValues) => {
    form.reset({ ...toEditorValues(data), view: "form", body: { ...values } });
    clearProblem();
  };
  // After a refused save, loads the current version and moves the focus to the first error.
  useEffect(() => {
    if (problem === undefined) return;
    void reload();
    document.getElementById(id)?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    // `reload` is a new function on each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [problem, id]);

  const showFailure = (result: Refusal | NetworkFailure) => {
    const issue = "code" in result ? result.data?.issues?.[0] : undefined;
    if (issue?.path === "text") form.setError("text", { message: issue.message });
    else showToast({ tone: "error", text: failureMessage(result, shell.failed) });
  };
  /* Both views edit one draft, so switching converts the unsaved values. */
  const toText = async () => {
    const result = await call("desk/seasons/as-text", { body: toBody(form.getValues()) });
    if (!isSuccess(result)) return showFailure(result);
    form.clearErrors();
    form.setValue("text", result.data.text);
    form.setValue("view", "text");
  };
  const toFields = async () => {
    form.clearErrors();
    const result = await call("desk/seasons/as-fields", { text: form.getValues("text") });
    if (!isSuccess(result)) return showFailure(result);
    form.setValue("body", { ...toSeasonValues(result.data.body as SeasonBody) });
    form.setValue("view", "form");
  };
  return { id, form, send, view, problem, isSending, resetTo, applyMerge, toText, toFields };
}
