"use client";

import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { buttonLook } from "@/components/ui/button";
import { FormEnd } from "../form-end";
import { useWords } from "../words";
import { SeasonConflict } from "./season-conflict";
import { changedIn, type EditorValues, type SeasonData } from "./season-values";

type SeasonEndProps = {
  /** As it is kept now. */
  data: SeasonData;
  /** As it was when this form began with it. */
  begun: SeasonData;
  isNew: boolean;
  problem: string | undefined;
  isSending: boolean;
  isActing: boolean;
  onBegin: (data: SeasonData) => void;
  onPreview: () => void;
  onPublish: () => void;
};

/**
 * The end of a season's form, which alone looks at everything that is typed. What somebody else has saved meanwhile is
 * taken where nothing was typed, and asked about where something was.
 */
export function SeasonEnd(props: SeasonEndProps) {
  const { data, begun, isNew, problem, isSending, isActing, onBegin, onPreview, onPublish } = props;
  const words = useWords("seasons");
  const { preview } = useWords("content");
  const { control, getValues, setValue } = useFormContext<EditorValues>();
  useWatch({ control });
  const values = getValues();
  const changed = changedIn(values, data);
  const isUnsaved = isNew || changed.length > 0;
  const isStale = !isNew && values.draft !== data.draft;
  const isUntouched = isStale && (!isUnsaved || changedIn(values, begun).length === 0);
  useEffect(() => {
    if (isUntouched && !isSending) onBegin(data);
  }, [isUntouched, isSending, data, onBegin]);
  const rests = isActing || isUnsaved || isStale;
  return (
    <>
      {isStale && !isUntouched && !isSending && (
        <SeasonConflict
          changed={changed}
          onTheirs={() => onBegin(data)}
          onMine={() => setValue("draft", data.draft)}
        />
      )}
      <FormEnd submit={words.save} problem={problem} isSending={isSending}>
        <button type="button" disabled={rests} onClick={onPreview} className={buttonLook.secondary}>
          {preview.show}
        </button>
        {data.draft > 0 && !isNew && (
          <button type="button" disabled={rests} onClick={onPublish} className={buttonLook.secondary}>
            {words.publish}
          </button>
        )}
      </FormEnd>
      {isUnsaved && <p className="field-hint">{words.unsaved}</p>}
    </>
  );
}
