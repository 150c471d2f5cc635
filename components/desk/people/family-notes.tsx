"use client";

import { useTranslations } from "next-intl";
import { TextareaField } from "@/components/ui/textarea-field";
import { maxNoteLength } from "@/lib/subjects/people/families/limits";
import { DeskForm } from "../desk-form";
import { FormFooter } from "../form-footer";
import { Sheet, SheetTitle } from "../sheet";
import { Small } from "../small";
import { Time } from "../time";
import { useToast } from "../toasts";
import { useDeskForm } from "../use-desk-form";
import type { PersonDetails } from "./person-facts";

type FamilyNotesProps = {
  id: number;
  notes: NonNullable<PersonDetails["notes"]>;
  onAdded: () => void;
};

/** What staff noted about a family, oldest first, and a form for a new note. */
export function FamilyNotes({ id, notes, onAdded }: FamilyNotesProps) {
  const t = useTranslations("desk.families");
  const showToast = useToast();
  const formId = `yuqiao:desk:family-note-${id}`;
  const { form, send, problem, isSending } = useDeskForm<"desk/people/note", { text: string }>({
    id: formId,
    call: "desk/people/note",
    defaults: { text: "" },
    toInput: ({ text }) => ({ id, text }),
    onDone: () => {
      form.reset({ text: "" });
      showToast({ tone: "success", text: t("notes.done") });
      onAdded();
    },
  });
  return (
    <Sheet aria-labelledby="family-notes-title">
      <SheetTitle id="family-notes-title">{t("notes.title")}</SheetTitle>
      <p className="text-soft">{t("notes.text")}</p>
      {notes.length > 0 && (
        <ul className="mt-4 flex flex-col gap-3">
          {notes.map((note) => (
            <li key={note.id} className="border-l-4 border-line pl-3">
              <p className="wrap-anywhere whitespace-pre-wrap">{note.text}</p>
              <Small>
                {note.who || t("notes.erasedStaff")} · <Time at={note.at} />
              </Small>
            </li>
          ))}
        </ul>
      )}
      <DeskForm id={formId} onSubmit={send}>
        <TextareaField
          id="family-note"
          label={t("notes.note")}
          rows={3}
          maxLength={maxNoteLength}
          error={form.formState.errors.text?.message}
          {...form.register("text")}
        />
        <FormFooter isSecondary submit={t("notes.submit")} problem={problem} isSending={isSending} />
      </DeskForm>
    </Sheet>
  );
}
