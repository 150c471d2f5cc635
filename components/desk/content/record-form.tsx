"use client";

import { useRef } from "react";
import { FormProvider } from "react-hook-form";
import { buttonClasses } from "@/components/ui/button";
import { fillPlaceholders } from "@/lib/i18n/fill";
import { maxReasonLength } from "@/lib/points/limits";
import type { ContentResponse } from "@/lib/editing/desk-calls";
import { fieldEntries } from "@/lib/editing/form";
import type { Kind } from "@/lib/editing/kinds";
import { formatDateTime } from "../time";
import { useToast } from "../toasts";
import { useWords } from "../words";
import { RecordConflict } from "./record-conflict";
import { FieldInput } from "./field-input";
import { History } from "./history";
import { PublishLater } from "./publish-later";
import { RecordActions } from "./record-actions";
import { problemMessage, recordHref } from "./records";
import { TextsField } from "./texts-field";
import { UnsavedChanges } from "./unsaved-changes";
import type { Fields } from "./record-form-values";
import { useRecordForm } from "./use-record-form";
import { DeskForm } from "../desk-form";
import { FormProblem } from "../form-footer";
import { Fold } from "../fold";

type RecordFormProps = {
  kind: Kind;
  /** Undefined for a new record. */
  record: ContentResponse | undefined;
  /** Initial fields. */
  initialFields: Fields | undefined;
  /** Receives the record's current state. */
  onRecordChange: (record: ContentResponse) => void;
  reload: () => Promise<unknown>;
  /** Previews the saved draft; undefined if no page shows the record. */
  onPreview: (() => void) | undefined;
};

/** The form of a record, built from its kind's fields, with publication, actions and history. */
export function RecordForm({
  kind,
  record,
  initialFields,
  onRecordChange,
  reload,
  onPreview,
}: RecordFormProps) {
  const words = useWords("content");
  const showToast = useToast();
  const wantsPreview = useRef(false);
  const hasSoldSeats =
    kind === "series" && record !== undefined && record.published !== null && record.seats > 0;
  const { id, form, submit, conflictRecord, mergeWith, problem, isSending, since, ...formActions } =
    useRecordForm({
      kind,
      record,
      initialFields,
      onRecordChange,
      onSaved: (publish, savedRecord, isAnnounced) => {
        showToast({ tone: "success", text: savedText(publish, hasSoldSeats && isAnnounced) });
        const query: Record<string, number> = wantsPreview.current ? { preview: 1 } : {};
        if (record && wantsPreview.current) onPreview?.();
        if (!record) location.assign(recordHref({ kind, id: savedRecord.id, ...query }));
      },
    });
  function savedText(publish: string, isAnnounced: boolean): string {
    if (publish === "now") return isAnnounced ? words.announce.sent : words.save.published;
    if (publish === "no") return record?.publish_at ? words.save.untimed : words.save.saved;
    return fillPlaceholders(words.save.scheduled, { time: formatDateTime(publish) });
  }
  /** An open conflict must be resolved before saving. */
  const save = (publish: string, showPreview = false) => {
    if (conflictRecord) return document.getElementById("conflict-title")?.focus();
    wantsPreview.current = showPreview;
    submit(publish);
  };
  /** The preview shows the saved draft, so changes are saved first; a scheduled time does not change. */
  const showPreview = () =>
    record && !formActions.isChanged() ? onPreview?.() : save(formActions.draftPublishTime(), true);
  const merged = conflictRecord && mergeWith(conflictRecord);
  const unsaved = since !== "" && <UnsavedChanges since={since} onDiscard={formActions.discardChanges} />;
  return (
    <FormProvider {...form}>
      {record && <RecordSummary record={record} />}
      {unsaved}
      {conflictRecord && merged && (
        <RecordConflict
          key={conflictRecord.version}
          kind={kind}
          theirs={conflictRecord}
          conflicts={merged.conflicts}
          mergedPaths={merged.mergedPaths}
          onDone={(choices) => formActions.rebase(conflictRecord, choices)}
        />
      )}
      {/* Only its buttons save: Enter in a field must not publish unfinished text. */}
      <DeskForm
        id={id}
        data-part="record"
        className="sheet p-4 desk:p-6"
        onSubmit={(event) => event.preventDefault()}
      >
        {fieldEntries(kind).map(([name, field]) => (
          <FieldInput key={name} kind={kind} name={name} field={field} />
        ))}
        {hasSoldSeats && <AnnouncementField />}
        <FormProblem>{problem}</FormProblem>
        {unsaved}
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            disabled={isSending}
            className={buttonClasses.primary}
            onClick={() => save("now")}
          >
            {words.save.now}
          </button>
          <button
            type="button"
            disabled={isSending}
            className={buttonClasses.secondary}
            onClick={() => save(formActions.draftPublishTime())}
          >
            {words.save.draft}
          </button>
          {onPreview && (
            <button
              type="button"
              disabled={isSending}
              className={buttonClasses.secondary}
              onClick={showPreview}
            >
              {words.preview.show}
            </button>
          )}
        </div>
        <PublishLater
          isSending={isSending}
          isScheduled={Boolean(record?.publish_at)}
          onSchedule={() => save(formActions.readPublishTime())}
          onCancel={() => save("no")}
        />
        {record && (
          <RecordActions
            kind={kind}
            record={record}
            isChanged={since !== ""}
            onDiscarded={(savedRecord) => {
              formActions.adoptVersion(savedRecord);
              onRecordChange(savedRecord);
            }}
            reload={reload}
          />
        )}
      </DeskForm>
      {record && <History kind={kind} record={record} onRecordChange={onRecordChange} reload={reload} />}
    </FormProvider>
  );
}

/** Changing a class that students have bought requires a reason, which each of them receives. */
function AnnouncementField() {
  const { announce: words } = useWords("content");
  return (
    <Fold summary={words.title} className="border-mist rounded-card my-3 border p-4">
      <p>{words.text}</p>
      <TextsField name="announce" label={words.reason} field={{ most: maxReasonLength }} />
    </Fold>
  );
}

function RecordSummary({ record }: { record: ContentResponse }) {
  const words = useWords("content");
  const { status, publish_at: publishAt, problem, seats, changed_at: changedAt, changed_by: by } = record;
  return (
    <div className="flex flex-col gap-1">
      <p>
        <strong>{words.status[status]}</strong>
        {changedAt && <> · {fillPlaceholders(words.list.byAt, { by, time: formatDateTime(changedAt) })}</>}
      </p>
      {publishAt && <p>{fillPlaceholders(words.save.waits, { time: formatDateTime(publishAt) })}</p>}
      {problem && (
        <p className="text-cinnabar font-semibold">
          {words.save.refused} {problem.map(({ message }) => problemMessage(message, words)).join(" ")}
        </p>
      )}
      {seats > 0 && <p>{fillPlaceholders(words.save.fixed, { count: seats })}</p>}
    </div>
  );
}
