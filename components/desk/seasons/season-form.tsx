"use client";

import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { fillPlaceholders } from "@/lib/i18n/fill";
import { seasonStart } from "@/lib/campaign/choose-season";
import type { SeasonBody } from "@/lib/campaign/season-schema";
import { ConfirmDialog } from "../confirm-dialog";
import { formatDay } from "../time";
import type { Mutation } from "../use-mutation";
import { useWords } from "../words";
import { SeasonDiscard } from "./season-discard";
import { SeasonFormFooter } from "./season-form-footer";
import { SeasonFields } from "./season-fields";
import { SeasonText } from "./season-text";
import type { SeasonData } from "./season-values";
import type { Season } from "./seasons-table";
import { useSeasonForm, type SeasonFormOptions } from "./use-season-form";

type SeasonFormProps = SeasonFormOptions & {
  /** The list's entry. */
  season: Season | undefined;
  onPreview: () => void;
} & Mutation;

/** The form of a season, edited as fields or as text. Saving creates a draft, which can then be published. */
export function SeasonForm(props: SeasonFormProps) {
  const { seasonRef, season, data, isNew, reload, onChanged, onPreview, trigger, isMutating } = props;
  const words = useWords("seasons");
  const { region, key } = seasonRef;
  const { id, form, send, view, problem, isSending, resetTo, applyMerge, toText, toFields } =
    useSeasonForm(props);
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
      <div className="flex flex-wrap gap-3">
        <button type="button" className="link" onClick={() => void (view === "form" ? toText() : toFields())}>
          {view === "form" ? words.asText : words.asForm}
        </button>
      </div>
      <form
        id={id}
        method="post"
        noValidate
        onSubmit={send}
        data-part="season"
        className="mt-5 flex flex-col gap-8"
      >
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
