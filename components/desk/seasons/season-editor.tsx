"use client";

import { useEffect, useState } from "react";
import { buttonLook } from "@/components/ui/button";
import { describedBy, FieldNotes } from "@/components/ui/field-notes";
import { fill } from "@/components/ui/fill";
import { regionLanguages, type Region } from "@/lib/campaign/region";
import { seasonPages } from "@/lib/desk/content/preview-pages";
import type { DeskAnswer } from "@/lib/desk/contract";
import { Preview } from "../content/preview";
import { FormEnd } from "../form-end";
import { useTell } from "../toasts";
import { useAct } from "../use-act";
import { useDesk } from "../use-desk";
import { useDeskForm } from "../use-desk-form";
import { Waiting } from "../waiting";
import { useWords } from "../words";

type Saved = DeskAnswer<"seasons/save">;
type SeasonEditorProps = {
  region: Region;
  season: string;
  onChanged: (saved: Pick<Saved, "region" | "key">) => void;
};

/** The text of one season, once it is known. */
export function SeasonEditor({ region, season, onChanged }: SeasonEditorProps) {
  const { data, failure, reload } = useDesk("seasons/read", { region, key: season });
  const [isPreviewed, setPreviewed] = useState(false);
  const words = useWords("seasons");
  const isThere = data !== undefined;
  // Whoever opened it in the table goes on here.
  useEffect(() => {
    if (isThere) document.getElementById("season-title")?.focus();
  }, [isThere]);
  if (!data) return <Waiting failure={failure} retry={reload} />;
  return (
    <>
      <SeasonText
        key={data.draft}
        of={{ region, key: season, draft: data.draft }}
        text={data.text}
        onChanged={async (saved) => {
          await reload();
          onChanged(saved);
        }}
        onPreview={() => setPreviewed(true)}
      />
      {isPreviewed && (
        <Preview
          asked={{ kind: "season", region, key: season }}
          version={data.draft}
          note={words.previewText}
          pages={seasonPages(region)}
          in={[regionLanguages[region]]}
          onClose={() => setPreviewed(false)}
        />
      )}
    </>
  );
}

type SeasonTextProps = {
  of: Saved;
  text: string;
  onChanged: SeasonEditorProps["onChanged"];
  onPreview: () => void;
};

/** Saved as a draft; what is wrong is said with its line. What was saved can be published. */
function SeasonText({ of, text, onChanged, onPreview }: SeasonTextProps) {
  const words = useWords("seasons");
  const { saved } = useWords("shell");
  const { preview } = useWords("content");
  const tell = useTell();
  const { act, isActing } = useAct();
  const { region, key, draft } = of;
  const name = `${region} ${key}`;
  const formId = `yuqiao:desk:season:${region}-${key}-${draft}`;
  const { form, send, problem, isSending } = useDeskForm<"seasons/save", { text: string }>({
    id: formId,
    call: "seasons/save",
    defaults: { text },
    toInput: (values) => ({ text: values.text, of }),
    onDone: (answer) => {
      tell({ tone: "success", text: saved });
      onChanged(answer);
    },
  });
  const notes = { id: "season-text", hint: words.hint, error: form.formState.errors.text?.message };
  const publish = async () => {
    await act("seasons/publish", { region, key, draft }, words.isPublished);
    onChanged({ region, key });
  };
  return (
    <section className="sheet" aria-labelledby="season-title">
      <h2 id="season-title" tabIndex={-1} className="outline-none">
        {fill(words.title, { name })}
      </h2>
      <form id={formId} method="post" noValidate onSubmit={send} className="desk-form desk-season">
        <div>
          <label htmlFor="season-text" className="font-semibold">
            {words.text}
          </label>
          <textarea
            id="season-text"
            rows={30}
            spellCheck={false}
            aria-invalid={notes.error ? true : undefined}
            aria-describedby={describedBy(notes)}
            {...form.register("text")}
          />
          <FieldNotes {...notes} />
        </div>
        <FormEnd submit={words.save} problem={problem} isSending={isSending}>
          <button
            type="button"
            disabled={form.formState.isDirty}
            onClick={onPreview}
            className={buttonLook.secondary}
          >
            {preview.show}
          </button>
          {draft > 0 && (
            <button
              type="button"
              disabled={isActing || form.formState.isDirty}
              onClick={publish}
              className={buttonLook.secondary}
            >
              {words.publish}
            </button>
          )}
        </FormEnd>
      </form>
    </section>
  );
}
