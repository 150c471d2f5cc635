"use client";

import { useTranslations } from "next-intl";
import { historyText } from "@/lib/subjects/leads/lead-history";
import { leadLimits } from "@/lib/base/desk/limits";
import { FormFooter } from "../form-footer";
import { TextareaField } from "@/components/ui/textarea-field";
import { formatPageDay, Time } from "../time";
import { useToast } from "../toasts";
import { useDeskForm } from "../use-desk-form";
import type { ShownLead } from "./use-change-lead";
import { DeskForm } from "../desk-form";
import { Small } from "../small";

/** The notes and history of a lead, oldest first, and a form for a new note. */
export function LeadNotes({
  lead,
  onNoteAdded,
}: {
  lead: ShownLead;
  onNoteAdded: (lead: ShownLead) => void;
}) {
  const t = useTranslations("desk.leads");
  const showToast = useToast();
  const { kind, id, notes } = lead;
  const formId = `yuqiao:desk:note:${kind}:${id}`;
  const { form, send, problem, isSending } = useDeskForm<"desk/leads/note", { text: string }>({
    id: formId,
    call: "desk/leads/note",
    defaults: { text: "" },
    toInput: ({ text }) => ({ kind, id, text }),
    onDone: (response) => {
      form.reset({ text: "" });
      showToast({ tone: "success", text: t("noted") });
      onNoteAdded(response);
    },
  });
  return (
    <section aria-labelledby="notes-title">
      <h3 id="notes-title" className="mb-2 font-bold">
        {t("notes")}
      </h3>
      {notes.length > 0 && (
        <ul className="flex flex-col gap-3">
          {notes.map((note) => (
            <li
              key={note.id}
              className={`border-l-4 pl-3 ${note.kind === "note" ? "border-line" : "border-gold"}`}
            >
              <p className="whitespace-pre-wrap">{historyText(note, t, formatPageDay)}</p>
              <Small>
                {note.who || t("erasedStaff")} · <Time at={note.at} />
              </Small>
            </li>
          ))}
        </ul>
      )}
      <DeskForm id={formId} onSubmit={send}>
        <TextareaField
          id="lead-note"
          label={t("note")}
          rows={3}
          maxLength={leadLimits.note}
          error={form.formState.errors.text?.message}
          {...form.register("text")}
        />
        <FormFooter isSecondary submit={t("addNote")} problem={problem} isSending={isSending} />
      </DeskForm>
    </section>
  );
}
