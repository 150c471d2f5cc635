"use client";

import { useEffect, useState, type ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { buttonClasses } from "@/components/ui/button";
import type { SeasonValues } from "@/lib/campaign/season-form";
import { isEqual } from "../content/changed-keys";
import { FormFooter } from "../form-footer";
import { ConfirmDialog } from "../confirm-dialog";
import { useWords } from "../words";
import { SeasonConflict } from "./season-conflict";
import { readBase, changedFields, type EditorValues, type SeasonData } from "./season-values";

type SeasonFormFooterProps = {
  /** The saved version. */
  data: SeasonData;
  isNew: boolean;
  problem: string | undefined;
  isSending: boolean;
  isMutating: boolean;
  onReset: (data: SeasonData) => void;
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
export function SeasonFormFooter(props: SeasonFormFooterProps) {
  const { data, isNew, problem, isSending, isMutating, children } = props;
  const { onReset, onMerged, onCompare, onPreview, onPublish } = props;
  const words = useWords("seasons");
  const { preview } = useWords("content");
  const { control, getValues, setValue } = useFormContext<EditorValues>();
  useWatch({ control });
  const values = getValues();
  const base = readBase(values);
  const isUnsaved = isNew || changedFields(values, data).length > 0;
  const isStale = !isNew && values.version !== data.version;
  const isUntouched = isStale && changedFields(values, base).length === 0;
  // The version changed without a change of the text, for example by publishing.
  const isSame = isStale && !data.discarded && isEqual(base.body, data.body) && base.text === data.text;
  useEffect(() => {
    if (isSending) return;
    if (isUntouched) onReset(data);
    else if (isSame) setValue("version", data.version);
  }, [isUntouched, isSame, isSending, data, onReset, setValue]);
  const isDisabled = isMutating || isUnsaved || isStale;
  return (
    <>
      {isStale && !isUntouched && !isSame && !isSending && (
        <SeasonConflict key={data.version} theirs={data} onDone={onMerged} onCompare={onCompare} />
      )}
      <FormFooter submit={words.save} problem={problem} isSending={isSending || isMutating}>
        {!data.discarded && (
          <button type="button" disabled={isDisabled} onClick={onPreview} className={buttonClasses.secondary}>
            {preview.show}
          </button>
        )}
        {data.draft && (
          <button type="button" disabled={isDisabled} onClick={onPublish} className={buttonClasses.secondary}>
            {words.publish}
          </button>
        )}
        {children}
      </FormFooter>
      {isUnsaved && <UnsavedSeason onDiscard={isNew ? undefined : () => onReset(data)} />}
    </>
  );
}

/** A hint that changes must be saved first, with a button that discards them. */
function UnsavedSeason({ onDiscard }: { onDiscard: (() => void) | undefined }) {
  const words = useWords("seasons");
  const { unsaved } = useWords("content");
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <p className="field-hint">
      {words.unsaved}{" "}
      {onDiscard && (
        <button type="button" className="link" onClick={() => setIsConfirming(true)}>
          {unsaved.throwAway}
        </button>
      )}
      {isConfirming && onDiscard && (
        <ConfirmDialog
          title={unsaved.throwAway}
          text={unsaved.sure}
          submit={unsaved.throwAway}
          onConfirm={onDiscard}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </p>
  );
}
