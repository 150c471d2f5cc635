"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { FormProvider } from "react-hook-form";
import { fill } from "@/components/ui/fill";
import { forgetForm } from "@/components/ui/use-kept-form";
import { seasonStart } from "@/lib/campaign/choose-season";
import type { Region } from "@/lib/campaign/region";
import { callDesk } from "@/lib/desk/client";
import { failureWords, succeeded, type NetworkFailure, type Refusal } from "@/lib/contract/result";
import { toSeasonValues, type SeasonValues } from "@/lib/desk/season-form";
import type { SeasonBody } from "@/lib/campaign/season-schema";
import { Sure } from "../sure";
import { shortDay } from "../time";
import { useTell } from "../toasts";
import type { Acts } from "../use-act";
import { useDeskForm } from "../use-desk-form";
import { useWords } from "../words";
import { SeasonDiscard } from "./season-discard";
import { SeasonEnd } from "./season-end";
import { SeasonFields } from "./season-fields";
import { SeasonText } from "./season-text";
import { beganOf, beginWith, bodyOf, noted, type EditorValues, type SeasonData } from "./season-values";
import type { Season } from "./seasons-table";

export type SeasonName = { region: Region; key: string };

type SeasonFormProps = {
  of: SeasonName;
  /** The list's entry. */
  season: Season | undefined;
  data: SeasonData;
  /** Created from another season and not saved yet. */
  isNew: boolean;
  /** Reloads the season. */
  reload: () => Promise<SeasonData | undefined>;
  onChanged: (saved: SeasonName) => void;
  onPreview: () => void;
} & Acts;

/** The form of a season, edited as fields or as text. Saving creates a draft, which can then be published. */
export function SeasonForm(props: SeasonFormProps) {
  const { of, season, data, isNew, reload, onChanged, onPreview, act, isActing } = props;
  const words = useWords("seasons");
  const shell = useWords("shell");
  const tell = useTell();
  const { region, key } = of;
  const id = `yuqiao:desk:season:${region}-${key}`;
  const sent = useRef("");
  const { form, send, problem, settle, isSending } = useDeskForm<"seasons/save", EditorValues>({
    id,
    call: "seasons/save",
    defaults: beginWith(data),
    toInput: (values) => {
      const isText = values.view === "text";
      const { body, text } = beganOf(values);
      sent.current = noted(isText ? { body, text: values.text } : { body: bodyOf(values), text });
      return {
        ...(isText ? { text: values.text } : { body: bodyOf(values) }),
        of: { region, key, version: values.version },
      };
    },
    onDone: async (answer) => {
      tell({ tone: "success", text: shell.saved });
      if (answer.region === region && answer.key === key && !isNew) {
        form.setValue("version", answer.version);
        form.setValue("began", sent.current);
        const now = await reload();
        // If another editor has saved since, the values that were sent stay the base.
        if (now?.version === answer.version) {
          // The server normalizes the text: it drops comments and the order of fields.
          if (form.getValues("view") === "text") form.setValue("text", now.text);
          form.setValue("began", noted(now));
          forgetForm(id);
        }
      }
      onChanged(answer);
    },
  });
  const view = form.watch("view");
  const begin = useCallback(
    (now: SeasonData) => {
      const shown = form.getValues("view");
      form.reset({ ...beginWith(now), ...(shown === "text" && { view: shown }) });
      forgetForm(id);
    },
    [form, id],
  );
  const goOn = (values: SeasonValues) => {
    form.reset({ ...beginWith(data), view: "form", body: { ...values } });
    settle();
  };
  // After a refused save, loads the current version and moves the focus to the first error.
  useEffect(() => {
    if (problem === undefined) return;
    void reload();
    document.getElementById(id)?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    // `reload` is a new function on each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [problem, id]);

  const tellOf = (told: Refusal | NetworkFailure) => {
    const issue = "code" in told ? told.data?.issues?.[0] : undefined;
    if (issue?.path === "text") form.setError("text", { message: issue.message });
    else tell({ tone: "error", text: failureWords(told, shell.failed) });
  };
  /* Both views edit one draft, so switching converts the unsaved values. */
  const toText = async () => {
    const told = await callDesk("seasons/as-text", { body: bodyOf(form.getValues()) });
    if (!succeeded(told)) return tellOf(told);
    form.clearErrors();
    form.setValue("text", told.data.text);
    form.setValue("view", "text");
  };
  const toFields = async () => {
    form.clearErrors();
    const told = await callDesk("seasons/as-fields", { text: form.getValues("text") });
    if (!succeeded(told)) return tellOf(told);
    form.setValue("body", { ...toSeasonValues(told.data.body as SeasonBody) });
    form.setValue("view", "form");
  };
  const [isAsked, setAsked] = useState(false);
  const body = data.body as SeasonBody | null;
  const from = String(body?.from);
  /** Runs an action and waits for the reload, because a save before it would have an outdated version. */
  const actAndRead = async (call: "seasons/publish" | "seasons/discard", said: string) => {
    let now: SeasonData | undefined;
    const done = await act(call, { region, key, version: data.version }, said, async () => {
      now = await reload();
    });
    onChanged(of);
    return done && now;
  };
  const publish = () =>
    actAndRead(
      "seasons/publish",
      isToCome(body) ? fill(words.isPublishedFrom, { day: shortDay(from) }) : words.isPublished,
    );
  const discard = async () => {
    const now = await actAndRead("seasons/discard", words.discard.done);
    if (now) begin(now);
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
        <SeasonEnd
          {...{ data, isNew, problem, isSending, isActing, onPreview }}
          onBegin={begin}
          onMerged={goOn}
          onCompare={() => void toFields()}
          // Publishing a later start hides the current season until then, so it needs a confirmation.
          onPublish={() => (isToCome(body) && season?.shown ? setAsked(true) : void publish())}
        >
          {data.draft && <SeasonDiscard {...{ season, isActing }} onDiscard={() => void discard()} />}
        </SeasonEnd>
      </form>
      {isAsked && (
        <Sure
          title={words.publish}
          text={fill(words.publishLater, { day: shortDay(from) })}
          submit={words.publish}
          onSure={() => void publish()}
          onClose={() => setAsked(false)}
        />
      )}
    </FormProvider>
  );
}

/** Whether the season starts in the future, by its own time zone. */
const isToCome = (body: SeasonBody | null) => body !== null && seasonStart(body) > Date.now();
