"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { FormProvider } from "react-hook-form";
import { fillPlaceholders } from "@/lib/i18n/fill";
import { clearStoredForm } from "@/components/ui/use-persistent-form";
import { seasonStart } from "@/lib/campaign/choose-season";
import type { Region } from "@/lib/campaign/region";
import { callDesk } from "@/lib/desk/client";
import { failureMessage, isSuccess, type NetworkFailure, type Refusal } from "@/lib/contract/result";
import { toSeasonValues, type SeasonValues } from "@/lib/desk/season-form";
import type { SeasonBody } from "@/lib/campaign/season-schema";
import { ConfirmDialog } from "../confirm-dialog";
import { formatDay } from "../time";
import { useToast } from "../toasts";
import type { Mutation } from "../use-mutation";
import { useDeskForm } from "../use-desk-form";
import { useWords } from "../words";
import { SeasonDiscard } from "./season-discard";
import { SeasonFormFooter } from "./season-form-footer";
import { SeasonFields } from "./season-fields";
import { SeasonText } from "./season-text";
import {
  readBase,
  toEditorValues,
  toBody,
  serializeBase,
  type EditorValues,
  type SeasonData,
} from "./season-values";
import type { Season } from "./seasons-table";

export type SeasonRef = { region: Region; key: string };

type SeasonFormProps = {
  seasonRef: SeasonRef;
  /** The list's entry. */
  season: Season | undefined;
  data: SeasonData;
  /** Created from another season and not saved yet. */
  isNew: boolean;
  /** Reloads the season. */
  reload: () => Promise<SeasonData | undefined>;
  onChanged: (saved: SeasonRef) => void;
  onPreview: () => void;
} & Mutation;

/** The form of a season, edited as fields or as text. Saving creates a draft, which can then be published. */
export function SeasonForm(props: SeasonFormProps) {
  const { seasonRef, season, data, isNew, reload, onChanged, onPreview, trigger, isMutating } = props;
  const words = useWords("seasons");
  const shell = useWords("shell");
  const showToast = useToast();
  const { region, key } = seasonRef;
  const id = `yuqiao:desk:season:${region}-${key}`;
  const sentBase = useRef("");
  const { form, send, problem, clearProblem, isSending } = useDeskForm<"seasons/save", EditorValues>({
    id,
    call: "seasons/save",
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
    const result = await callDesk("seasons/as-text", { body: toBody(form.getValues()) });
    if (!isSuccess(result)) return showFailure(result);
    form.clearErrors();
    form.setValue("text", result.data.text);
    form.setValue("view", "text");
  };
  const toFields = async () => {
    form.clearErrors();
    const result = await callDesk("seasons/as-fields", { text: form.getValues("text") });
    if (!isSuccess(result)) return showFailure(result);
    form.setValue("body", { ...toSeasonValues(result.data.body as SeasonBody) });
    form.setValue("view", "form");
  };
  const [isConfirming, setIsConfirming] = useState(false);
  const body = data.body as SeasonBody | null;
  const from = String(body?.from);
  /** Runs an action and waits for the reload, because a save before it would have an outdated version. */
  const triggerAndReload = async (call: "seasons/publish" | "seasons/discard", successText: string) => {
    let reloaded: SeasonData | undefined;
    const done = await trigger(call, { region, key, version: data.version }, successText, async () => {
      reloaded = await reload();
    });
    onChanged(seasonRef);
    return done && reloaded;
  };
  const publish = () =>
    triggerAndReload(
      "seasons/publish",
      startsInFuture(body)
        ? fillPlaceholders(words.isPublishedFrom, { day: formatDay(from) })
        : words.isPublished,
    );
  const discard = async () => {
    const reloaded = await triggerAndReload("seasons/discard", words.discard.done);
    if (reloaded) resetTo(reloaded);
  };
  return (
    <FormProvider {...form}>
      <div className="desk-actions">
        <button
          type="button"
          className="link min-h-11"
          onClick={() => void (view === "form" ? toText() : toFields())}
        >
          {view === "form" ? words.asText : words.asForm}
        </button>
      </div>
      <form id={id} method="post" noValidate onSubmit={send} className="desk-form desk-season">
        {view === "form" ? <SeasonFields /> : <SeasonText />}
        <SeasonFormFooter
          {...{ data, isNew, problem, isSending, isMutating, onPreview }}
          onReset={resetTo}
          onMerged={applyMerge}
          onCompare={() => void toFields()}
          // Publishing a later start hides the current season until then, so it needs a confirmation.
          onPublish={() => (startsInFuture(body) && season?.shown ? setIsConfirming(true) : void publish())}
        >
          {data.draft && <SeasonDiscard {...{ season, isMutating }} onDiscard={() => void discard()} />}
        </SeasonFormFooter>
      </form>
      {isConfirming && (
        <ConfirmDialog
          title={words.publish}
          text={fillPlaceholders(words.publishLater, { day: formatDay(from) })}
          submit={words.publish}
          onConfirm={() => void publish()}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </FormProvider>
  );
}

/** Whether the season starts in the future, by its own time zone. */
const startsInFuture = (body: SeasonBody | null) => body !== null && seasonStart(body) > Date.now();
