"use client";

import { useRef } from "react";
import { FormProvider } from "react-hook-form";
import { buttonLook } from "@/components/ui/button";
import { fill } from "@/components/ui/fill";
import { mostReason } from "@/lib/account/point-limits";
import type { ContentAnswer } from "@/lib/desk/calls/content";
import { fieldsOf } from "@/lib/desk/content/form";
import type { Kind } from "@/lib/desk/content/kinds";
import { shortTime } from "../time";
import { useTell } from "../toasts";
import { useWords } from "../words";
import { Conflict } from "./conflict";
import { FieldInput } from "./field-input";
import { History } from "./history";
import { PublishLater } from "./publish-later";
import { RecordActions } from "./record-actions";
import { problemWords, recordHref } from "./records";
import { TextsField } from "./texts-field";
import { Unsaved } from "./unsaved";
import { useRecordForm, type Given } from "./use-record-form";

type RecordFormProps = {
  kind: Kind;
  /** Undefined for a new record. */
  record: ContentAnswer | undefined;
  /** Initial fields. */
  begin: Given | undefined;
  /** Receives the record's current state. */
  onNews: (record: ContentAnswer) => void;
  reload: () => Promise<unknown>;
  /** Previews the saved draft; undefined if no page shows the record. */
  onPreview: (() => void) | undefined;
};

/** The form of a record, built from its kind's fields, with publication, actions and history. */
export function RecordForm({ kind, record, begin, onNews, reload, onPreview }: RecordFormProps) {
  const words = useWords("content");
  const tell = useTell();
  const wantsPreview = useRef(false);
  const isSold = kind === "series" && record !== undefined && record.published !== null && record.seats > 0;
  const { id, form, submit, met, merged, problem, isSending, since, ...own } = useRecordForm({
    kind,
    record,
    begin,
    onNews,
    onSaved: (publish, kept, isAnnounced) => {
      tell({ tone: "success", text: savedWords(publish, isSold && isAnnounced) });
      const query: Record<string, number> = wantsPreview.current ? { preview: 1 } : {};
      if (record && wantsPreview.current) onPreview?.();
      if (!record) location.assign(recordHref({ kind, id: kept.id, ...query }));
    },
  });
  function savedWords(publish: string, isAnnounced: boolean): string {
    if (publish === "now") return isAnnounced ? words.announce.sent : words.save.published;
    if (publish === "no") return record?.publish_at ? words.save.untimed : words.save.saved;
    return fill(words.save.scheduled, { time: shortTime(publish) });
  }
  /** An open conflict must be resolved before saving. */
  const save = (when: string, preview = false) => {
    if (met) return document.getElementById("conflict-title")?.focus();
    wantsPreview.current = preview;
    submit(when);
  };
  /** The preview shows the saved draft, so changes are saved first; a scheduled time does not change. */
  const preview = () => (record && !own.isChanged() ? onPreview?.() : save(own.draftTime(), true));
  const both = met && merged(met);
  const unsaved = since !== "" && <Unsaved since={since} onThrowAway={own.throwAway} />;
  return (
    <FormProvider {...form}>
      {record && <State record={record} />}
      {unsaved}
      {met && both && (
        <Conflict
          key={met.version}
          kind={kind}
          theirs={met}
          asked={both.asked}
          taken={both.taken}
          onDone={(choices) => own.goOn(met, choices)}
        />
      )}
      {/* Only its buttons save: Enter in a field must not publish unfinished text. */}
      <form
        id={id}
        method="post"
        noValidate
        className="sheet desk-form desk-record"
        onSubmit={(event) => event.preventDefault()}
      >
        {fieldsOf(kind).map(([name, field]) => (
          <FieldInput key={name} kind={kind} name={name} field={field} />
        ))}
        {isSold && <Announce />}
        <p role="alert" className="desk-problem">
          {problem}
        </p>
        {unsaved}
        <div className="desk-actions">
          <button
            type="button"
            disabled={isSending}
            className={buttonLook.primary}
            onClick={() => save("now")}
          >
            {words.save.now}
          </button>
          <button
            type="button"
            disabled={isSending}
            className={buttonLook.secondary}
            onClick={() => save(own.draftTime())}
          >
            {words.save.draft}
          </button>
          {onPreview && (
            <button type="button" disabled={isSending} className={buttonLook.secondary} onClick={preview}>
              {words.preview.show}
            </button>
          )}
        </div>
        <PublishLater
          isSending={isSending}
          isScheduled={Boolean(record?.publish_at)}
          onSchedule={() => save(own.timeOf())}
          onCancel={() => save("no")}
        />
        {record && (
          <RecordActions
            kind={kind}
            record={record}
            isChanged={since !== ""}
            onDiscarded={(kept) => {
              own.adopt(kept);
              onNews(kept);
            }}
            reload={reload}
          />
        )}
      </form>
      {record && <History kind={kind} record={record} onNews={onNews} reload={reload} />}
    </FormProvider>
  );
}

/** Changing a class that students have bought requires a reason, which each of them receives. */
function Announce() {
  const { announce: words } = useWords("content");
  return (
    <details className="desk-plan">
      <summary>{words.title}</summary>
      <p>{words.text}</p>
      <TextsField name="announce" label={words.reason} field={{ most: mostReason }} />
    </details>
  );
}

function State({ record }: { record: ContentAnswer }) {
  const words = useWords("content");
  const { status, publish_at: publishAt, problem, seats, changed_at: changedAt, changed_by: by } = record;
  return (
    <div className="desk-state">
      <p>
        <strong>{words.status[status]}</strong>
        {changedAt && <> · {fill(words.list.byAt, { by, time: shortTime(changedAt) })}</>}
      </p>
      {publishAt && <p>{fill(words.save.waits, { time: shortTime(publishAt) })}</p>}
      {problem && (
        <p className="desk-problem">
          {words.save.refused} {problem.map(({ message }) => problemWords(message, words)).join(" ")}
        </p>
      )}
      {seats > 0 && <p>{fill(words.save.fixed, { count: seats })}</p>}
    </div>
  );
}
