"use client";

import { useRef, useState } from "react";
import { FormProvider } from "react-hook-form";
import { buttonLook } from "@/components/ui/button";
import { keepForm } from "@/components/ui/use-kept-form";
import { fill } from "@/components/ui/fill";
import type { ContentAnswer } from "@/lib/desk/calls/content";
import { mostReason } from "@/lib/account/point-limits";
import {
  fieldsOf,
  fromLocal,
  textsOf,
  toFields,
  toValues,
  type Texts,
  type Values,
} from "@/lib/desk/content/form";
import type { Kind } from "@/lib/desk/content/kinds";
import { shortTime } from "../time";
import { useTell } from "../toasts";
import { useDeskForm } from "../use-desk-form";
import { useWords } from "../words";
import { Conflict } from "./conflict";
import { differing } from "./differing";
import { FieldInput } from "./field-input";
import { History } from "./history";
import { RecordActions } from "./record-actions";
import { problemWords, recordHref } from "./records";
import { TextsField } from "./texts-field";

export type Given = Record<string, unknown>;
type RecordFormProps = {
  kind: Kind;
  /** Undefined for a new one. */
  record: ContentAnswer | undefined;
  /** What the form begins with. */
  begin: Given | undefined;
  reload: () => Promise<unknown>;
  /** Shows the draft that is kept as visitors will see it; none where no page does. */
  onPreview: (() => void) | undefined;
};

/** A record's form, made of its kind's fields; below it what it will look like, and what it was. */
export function RecordForm({ kind, record, begin, reload, onPreview }: RecordFormProps) {
  const words = useWords("content");
  const tell = useTell();
  const publish = useRef("now");
  const wantsPreview = useRef(false);
  const [version, setVersion] = useState(record?.version ?? 0);
  const [at, setAt] = useState("");
  const [conflict, setConflict] = useState<ContentAnswer>();
  const isSold = kind === "series" && record !== undefined && record.published !== null && record.seats > 0;
  const formOf = (seen: number) =>
    `yuqiao:desk:${kind}:${record?.id ?? "new"}:${record ? seen : beginOf(begin)}`;
  const formId = formOf(version);
  const now = () => toFields(kind, form.getValues(), begin);
  const { form, send, problem, isSending } = useDeskForm<"content/save", Values>({
    id: formId,
    call: "content/save",
    defaults: { ...toValues(kind, begin), ...(isSold && { announce: textsOf(undefined) }) },
    toInput: (values) => ({
      kind,
      ...(record && { id: record.id }),
      version,
      fields: toFields(kind, values, begin),
      publish: publish.current,
      ...(isSold && publish.current === "now" && announced(values) && { announce: values.announce as Texts }),
    }),
    onDone: ({ saved, record: kept }) => {
      if (!saved && kept) return setConflict(kept);
      const now = isSold && announced(form.getValues()) ? words.announce.sent : words.save.published;
      const told = { no: words.save.saved, now }[publish.current];
      tell({ tone: "success", text: told ?? words.save.scheduled });
      setConflict(undefined);
      const query: Record<string, number> = wantsPreview.current ? { preview: 1 } : {};
      if (record && wantsPreview.current) onPreview?.();
      if (!record && kept) location.assign(recordHref({ kind, id: kept.id, ...query }));
      else void reload();
    },
  });
  const submit = (when: string) => {
    publish.current = when;
    wantsPreview.current = false;
    void send();
  };
  /** What is seen is what is kept: something new is kept first, and its time stays what it was. */
  const preview = () => {
    const isKept = record && differing(toFields(kind, toValues(kind, begin), begin), now()).length === 0;
    if (isKept) return onPreview?.();
    publish.current = record?.publish_at ?? "no";
    wantsPreview.current = true;
    void send();
  };
  return (
    <FormProvider {...form}>
      {record && <State record={record} />}
      {conflict && (
        <Conflict
          kind={kind}
          theirs={conflict}
          mine={now()}
          onTheirs={() => void reload().then(() => setConflict(undefined))}
          onMine={() => {
            // As if typed into what it is now: a reload keeps it.
            keepForm(formOf(conflict.version), form.getValues());
            setVersion(conflict.version);
            setConflict(undefined);
          }}
        />
      )}
      <form
        id={formId}
        method="post"
        noValidate
        className="sheet desk-form desk-record"
        onSubmit={(event) => {
          event.preventDefault();
          submit("now");
        }}
      >
        {fieldsOf(kind).map(([name, field]) => (
          <FieldInput key={name} kind={kind} name={name} field={field} />
        ))}
        {isSold && <Announce />}
        <p role="alert" className="desk-problem">
          {problem}
        </p>
        <div className="desk-actions">
          <button type="submit" disabled={isSending} className={buttonLook.primary}>
            {words.save.now}
          </button>
          <button
            type="button"
            disabled={isSending}
            className={buttonLook.secondary}
            onClick={() => submit("no")}
          >
            {words.save.draft}
          </button>
          {onPreview && (
            <button type="button" disabled={isSending} className={buttonLook.secondary} onClick={preview}>
              {words.preview.show}
            </button>
          )}
        </div>
        <div className="desk-actions items-end">
          <label className="max-w-full min-w-0 font-semibold">
            {words.save.time}
            <input
              type="datetime-local"
              className="desk-select mt-1 block w-full min-w-0 font-normal"
              value={at}
              onChange={(event) => setAt(event.currentTarget.value)}
            />
          </label>
          <button
            type="button"
            disabled={isSending || at === ""}
            className={buttonLook.secondary}
            onClick={() => submit(fromLocal(at))}
          >
            {words.save.at}
          </button>
        </div>
        {record && <RecordActions kind={kind} record={record} reload={reload} />}
      </form>
      {record && <History kind={kind} record={record} reload={reload} />}
    </FormProvider>
  );
}

/** Whether a reason was written for the students. */
const announced = ({ announce }: Values) =>
  Object.values((announce ?? {}) as Texts).some((text) => text.trim());

/** The one way to change what students have bought: with a reason that each of them is told. */
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

/** A new record's draft on this machine is another for each thing that it began with. */
const beginOf = (begin: Given | undefined) => (begin ? location.search : "");

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
