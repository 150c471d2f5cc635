"use client";

import { useEffect, useState, type ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { buttonLook } from "@/components/ui/button";
import type { SeasonValues } from "@/lib/desk/season-form";
import { same } from "../content/differing";
import { FormEnd } from "../form-end";
import { Sure } from "../sure";
import { useWords } from "../words";
import { SeasonConflict } from "./season-conflict";
import { beganOf, changedIn, type EditorValues, type SeasonData } from "./season-values";

type SeasonEndProps = {
  /** The saved version. */
  data: SeasonData;
  isNew: boolean;
  problem: string | undefined;
  isSending: boolean;
  isActing: boolean;
  onBegin: (data: SeasonData) => void;
  onMerged: (values: SeasonValues) => void;
  onCompare: () => void;
  onPreview: () => void;
  onPublish: () => void;
  /** Further actions. */
  children: ReactNode;
};

/**
 * The end of a season's form; the only part that re-renders on every change. If another editor has saved, an unchanged
 * form takes over the new version, and a changed one shows the conflict.
 */
export function SeasonEnd(props: SeasonEndProps) {
  const { data, isNew, problem, isSending, isActing, children } = props;
  const { onBegin, onMerged, onCompare, onPreview, onPublish } = props;
  const words = useWords("seasons");
  const { preview } = useWords("content");
  const { control, getValues, setValue } = useFormContext<EditorValues>();
  useWatch({ control });
  const values = getValues();
  const began = beganOf(values);
  const isUnsaved = isNew || changedIn(values, data).length > 0;
  const isStale = !isNew && values.version !== data.version;
  const isUntouched = isStale && changedIn(values, began).length === 0;
  // The version changed without a change of the text, for example by publishing.
  const isSame = isStale && !data.discarded && same(began.body, data.body) && began.text === data.text;
  useEffect(() => {
    if (isSending) return;
    if (isUntouched) onBegin(data);
    else if (isSame) setValue("version", data.version);
  }, [isUntouched, isSame, isSending, data, onBegin, setValue]);
  const rests = isActing || isUnsaved || isStale;
  return (
    <>
      {isStale && !isUntouched && !isSame && !isSending && (
        <SeasonConflict key={data.version} theirs={data} onDone={onMerged} onCompare={onCompare} />
      )}
      <FormEnd submit={words.save} problem={problem} isSending={isSending || isActing}>
        {!data.discarded && (
          <button type="button" disabled={rests} onClick={onPreview} className={buttonLook.secondary}>
            {preview.show}
          </button>
        )}
        {data.draft && (
          <button type="button" disabled={rests} onClick={onPublish} className={buttonLook.secondary}>
            {words.publish}
          </button>
        )}
        {children}
      </FormEnd>
      {isUnsaved && <UnsavedSeason onThrowAway={isNew ? undefined : () => onBegin(data)} />}
    </>
  );
}

/** A hint that changes must be saved first, with a button that discards them. */
function UnsavedSeason({ onThrowAway }: { onThrowAway: (() => void) | undefined }) {
  const words = useWords("seasons");
  const { unsaved } = useWords("content");
  const [isAsked, setAsked] = useState(false);
  return (
    <p className="field-hint desk-unsaved">
      {words.unsaved}{" "}
      {onThrowAway && (
        <button type="button" className="link" onClick={() => setAsked(true)}>
          {unsaved.throwAway}
        </button>
      )}
      {isAsked && onThrowAway && (
        <Sure
          title={unsaved.throwAway}
          text={unsaved.sure}
          submit={unsaved.throwAway}
          onSure={onThrowAway}
          onClose={() => setAsked(false)}
        />
      )}
    </p>
  );
}
