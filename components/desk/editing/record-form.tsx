"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { FormProvider } from "react-hook-form";
import { buttonClasses } from "@/components/ui/button";
import { serverNow } from "@/lib/base/clock/server-clock";
import { maxReasonLength } from "@/lib/subjects/points/limits";
import type { ContentResponse } from "@/lib/app/editing/desk-calls";
import { fieldEntries } from "@/lib/app/editing/form";
import type { Kind } from "@/lib/app/editing/kinds";
import { formatPageDateTime } from "../time";
import { useToast } from "../toasts";
import { useReachText } from "../messages/use-reach-text";
import { joinSentences } from "../format";
import { useLaterStart } from "../campaign/use-later-start";
import { useSeasonText } from "../campaign/use-season-text";
import { ConfirmDialog } from "../confirm-dialog";
import { RecordConflict } from "./record-conflict";
import { SectionsField } from "../pages/sections-field";
import { fieldLabel } from "./field";
import { recordEditors } from "./record-editors";
import { RecordPreview } from "./record-preview";
import { FieldInput } from "./field-input";
import { History } from "./history";
import { PublishLater } from "./publish-later";
import { PublishWarningsDialog } from "./publish-warnings-dialog";
import { RecordActions } from "./record-actions";
import { problemMessage, recordHref } from "./records";
import { TextsField } from "./texts-field";
import { UnsavedChanges } from "./unsaved-changes";
import type { EditedFields } from "./record-form-values";
import { usePublishWarnings } from "./use-publish-warnings";
import { useRecordForm } from "./use-record-form";
import { DeskForm } from "../desk-form";
import { FormProblem } from "../form-footer";
import { Fold } from "../fold";

type RecordFormProps = {
  kind: Kind;
  /** Undefined for a new record. */
  record: ContentResponse | undefined;
  /** Initial fields. */
  initialFields: EditedFields | undefined;
  /** Receives the record's current state. */
  onRecordChange: (record: ContentResponse) => void;
  reload: () => Promise<unknown>;
  /** Whether the preview is open from the start. */
  isPreviewOpen?: boolean;
};

/** The form of a record, built from its kind's fields, with publication, actions and history. */
export function RecordForm({
  kind,
  record,
  initialFields,
  onRecordChange,
  reload,
  isPreviewOpen = false,
}: RecordFormProps) {
  const t = useTranslations("desk.content");
  const tCampaign = useTranslations("desk.campaign");
  const showToast = useToast();
  const wasText = useRef(false);
  const hasSoldSeats = record !== undefined && record.published !== null && record.seats > 0;
  const { Fields, formatPath } = recordEditors[kind] ?? {};
  const { id, form, submit, conflictRecord, mergeWith, problem, isSending, since, ...formActions } =
    useRecordForm({
      kind,
      record,
      initialFields,
      onRecordChange,
      onSaved: (publish, savedRecord, isAnnounced) => {
        showToast({ tone: "success", text: savedText(publish, hasSoldSeats && isAnnounced) });
        setPreviewedFields((shown) => shown && formActions.editedFields());
        if (record?.id !== savedRecord.id) location.assign(recordHref({ kind, id: savedRecord.id }));
        else if (wasText.current) void seasonText.open();
      },
    });
  const seasonText = useSeasonText(form);
  const laterStart = useLaterStart(kind, record?.id);
  const [previewedFields, setPreviewedFields] = useState<EditedFields | undefined>(
    isPreviewOpen ? initialFields : undefined,
  );
  const warnings = usePublishWarnings(kind, record?.id);
  const isBusy = isSending || warnings.isChecking;
  const [isConfirming, setIsConfirming] = useState(false);
  const reachText = useReachText(hasSoldSeats && kind === "series" ? { class_id: record.id } : undefined);
  function savedText(publish: string, isAnnounced: boolean): string {
    const start = publish === "now" && laterStart.day(form.getValues());
    if (start) return tCampaign("isPublishedFrom", { day: start });
    if (publish === "now")
      return isAnnounced ? joinSentences(t("announce.sent"), reachText) : t("save.published");
    if (publish === "no") return record?.publish_at ? t("save.untimed") : t("save.saved");
    return t("save.scheduled", { time: formatPageDateTime(publish) });
  }
  /** An open conflict must be resolved before saving. */
  const save = async (publish: string) => {
    if (conflictRecord) return document.getElementById("conflict-title")?.focus();
    wasText.current = seasonText.isOpen;
    if (seasonText.isOpen && !(await seasonText.close())) return;
    if (publish !== "no" && (await warnings.check(publish, formActions.editedFields()))) return;
    submit(publish);
  };
  const publishNow = () =>
    laterStart.hidesSeason(form.getValues()) ? setIsConfirming(true) : void save("now");
  const showPreview = async () => {
    const isText = seasonText.isOpen;
    if (isText && !(await seasonText.close())) return;
    const fields = formActions.editedFields();
    setPreviewedFields(fields);
    if (isText) await seasonText.open(fields);
  };
  const merged = conflictRecord && mergeWith(conflictRecord);
  const nameOfPath =
    formatPath && conflictRecord
      ? (path: string) => formatPath(path, { campaign: tCampaign }, formActions.sides(conflictRecord))
      : undefined;
  const [openedAt] = useState(() => new Date(serverNow()).toISOString());
  const unsaved = <UnsavedChanges since={since} onDiscard={formActions.discardChanges} />;
  return (
    <FormProvider {...form}>
      {record && <RecordSummary record={record} />}
      {previewedFields && (
        <RecordPreview
          kind={kind}
          id={record?.id}
          fields={previewedFields}
          onUpdate={() => void showPreview()}
          onClose={() => setPreviewedFields(undefined)}
        />
      )}
      {/* Appearing while one types, it would move a button away from a click. */}
      {since !== "" && since < openedAt && unsaved}
      {conflictRecord && merged && (
        <RecordConflict
          key={conflictRecord.version}
          kind={kind}
          theirs={conflictRecord}
          conflicts={merged.conflicts}
          mergedPaths={merged.mergedPaths}
          formatPath={nameOfPath}
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
        {Fields ? (
          <Fields form={form} text={seasonText} fields={initialFields} isNew={!record} />
        ) : (
          fieldEntries(kind).map(([name, field]) =>
            field.input === "sections" ? (
              <SectionsField key={name} kind={kind} label={fieldLabel(kind, name, t)} />
            ) : (
              <FieldInput key={name} kind={kind} name={name} field={field} />
            ),
          )
        )}
        {hasSoldSeats && <AnnouncementField reachText={reachText} />}
        <FormProblem>{problem}</FormProblem>
        <div className="flex flex-wrap gap-3">
          <button type="button" disabled={isBusy} className={buttonClasses.primary} onClick={publishNow}>
            {t("save.now")}
          </button>
          <button
            type="button"
            disabled={isBusy}
            className={buttonClasses.secondary}
            onClick={() => void save(formActions.draftPublishTime())}
          >
            {t("save.draft")}
          </button>
          <button
            type="button"
            disabled={isBusy}
            className={buttonClasses.secondary}
            onClick={async () => {
              await showPreview();
              document.getElementById("preview-title")?.focus();
            }}
          >
            {t("preview.show")}
          </button>
        </div>
        <PublishLater
          isSending={isBusy}
          isScheduled={Boolean(record?.publish_at)}
          onSchedule={() => void save(formActions.readPublishTime())}
          onCancel={() => void save("no")}
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
        {since !== "" && unsaved}
      </DeskForm>
      {isConfirming && (
        <ConfirmDialog
          title={t("save.now")}
          text={tCampaign("publishLater", { day: laterStart.day(form.getValues()) })}
          submit={t("save.now")}
          onConfirm={() => void save("now")}
          onClose={() => setIsConfirming(false)}
        />
      )}
      {warnings.pending && (
        <PublishWarningsDialog
          {...warnings.pending}
          onConfirm={() => warnings.pending && submit(warnings.pending.publish)}
          onClose={warnings.close}
        />
      )}
      {record && <History kind={kind} record={record} onRecordChange={onRecordChange} reload={reload} />}
    </FormProvider>
  );
}

/** Changing a class that students have bought requires a reason, which each of them receives. */
function AnnouncementField({ reachText }: { reachText: string }) {
  const t = useTranslations("desk.content");
  return (
    <Fold summary={t("announce.title")} className="my-3 rounded-card border border-line p-4">
      <p>{joinSentences(t("announce.text"), reachText)}</p>
      <TextsField name="announce" label={t("announce.reason")} field={{ most: maxReasonLength }} />
    </Fold>
  );
}

function RecordSummary({ record }: { record: ContentResponse }) {
  const t = useTranslations("desk.content");
  const { status, publish_at: publishAt, problem, seats, changed_at: changedAt, changed_by: by } = record;
  return (
    <div className="flex flex-col gap-1">
      <p>
        <strong>{t(`status.${status}`)}</strong>
        {changedAt && <> · {t("list.byAt", { by, time: formatPageDateTime(changedAt) })}</>}
      </p>
      {publishAt && <p>{t("save.waits", { time: formatPageDateTime(publishAt) })}</p>}
      {problem && (
        <p className="font-semibold text-mark">
          {joinSentences(t("save.refused"), ...problem.map(({ message }) => problemMessage(message, t)))}
        </p>
      )}
      {seats > 0 && <p>{t("save.fixed", { count: seats })}</p>}
    </div>
  );
}
