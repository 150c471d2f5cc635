"use client";

import { useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import type { ContentResponse } from "@/lib/desk/calls/content";
import type { DeskResponse } from "@/lib/desk/contract";
import {
  fromLocal,
  toTexts,
  toFields,
  toLocal,
  toValues,
  type Texts,
  type Values,
} from "@/lib/desk/content/form";
import type { Kind } from "@/lib/desk/content/kinds";
import { useDeskForm } from "../use-desk-form";
import { changedKeys } from "./changed-keys";
import { merge, type Side } from "./merge";

export type Fields = Record<string, unknown>;
/** The version that a form was loaded from, stored with its values; the base for detecting changes and merging. */
type FormBase = { version: number; fields?: Fields; publishAt: string | null };
type RecordFormSettings = {
  kind: Kind;
  record: ContentResponse | undefined;
  initialFields: Fields | undefined;
  /** Receives the record's current state. */
  onRecordChange: (record: ContentResponse) => void;
  onSaved: (publish: string, savedRecord: ContentResponse, isAnnounced: boolean) => void;
};

/** Whether the editor entered a message to students about this change. */
const hasAnnouncement = ({ announce }: Values) =>
  Object.values((announce ?? {}) as Texts).some((text) => text.trim());
/** The values without the form's own bookkeeping and the one-time message to students. */
const editedValues = ({ announce: _a, began: _b, since: _s, ...typed }: Values) => typed;
const readBase = (values: Values) => JSON.parse(String(values.began)) as FormBase;
const currentFields = (record: ContentResponse) => record.draft ?? record.published ?? undefined;

/**
 * The state of a record's form; its values are stored in the browser under the record's id. When another editor saves,
 * an unchanged form takes over the new version. A changed form reports a conflict: `conflictRecord` is the version to merge with.
 */
export function useRecordForm({ kind, record, initialFields, onRecordChange, onSaved }: RecordFormSettings) {
  const [conflictRecord, setConflictRecord] = useState<ContentResponse>();
  const publish = useRef("no");
  const sentValues = useRef<Values>({});
  const isLeaving = useRef(false);
  const toFormValues = ({ version, fields, publishAt }: FormBase): Values => ({
    ...toValues(kind, fields),
    ...(kind === "series" && { announce: toTexts(undefined) }),
    publish: publishAt ? toLocal(publishAt) : "",
    since: "",
    began: JSON.stringify({ version, fields, publishAt }),
  });
  const toBase = (source: ContentResponse): FormBase => ({
    version: source.version,
    fields: currentFields(source),
    publishAt: source.publish_at,
  });
  const initialBase = {
    version: record?.version ?? 0,
    fields: initialFields,
    publishAt: record?.publish_at ?? null,
  };
  const id = `yuqiao:desk:${kind}:${record?.id ?? `new:${initialFields ? location.search : ""}`}`;
  const { form, send, problem, isSending } = useDeskForm<"content/save", Values>({
    id,
    call: "content/save",
    defaults: toFormValues(initialBase),
    toInput: (values) => {
      sentValues.current = structuredClone(values);
      const { version, fields } = readBase(values);
      const isAnnounced = publish.current === "now" && hasAnnouncement(values);
      return {
        kind,
        ...(record && { id: record.id }),
        version,
        fields: toFields(kind, values, fields),
        publish: publish.current,
        ...(isAnnounced && { announce: values.announce as Texts }),
      };
    },
    onDone: ({ saved, record: savedRecord }: DeskResponse<"content/save">) => {
      if (!savedRecord) return;
      if (saved) handleSaved(savedRecord);
      else handleRemoteVersion(savedRecord, true);
      if (record) onRecordChange(savedRecord);
      if (saved) onSaved(publish.current, savedRecord, hasAnnouncement(sentValues.current));
    },
  });
  const loadedBase = () => readBase(form.getValues());
  const editedFields = () => toFields(kind, form.getValues(), loadedBase().fields);
  /** Normalizes stored fields as the form would return them: it does not distinguish missing from empty. */
  const normalizeFields = (fields: Fields | undefined) => toFields(kind, toValues(kind, fields), fields);
  const isChanged = () => {
    const values = form.getValues();
    const { fields } = loadedBase();
    return (
      changedKeys(normalizeFields(fields), editedFields()).length > 0 ||
      values.publish !== toFormValues(loadedBase()).publish ||
      hasAnnouncement(values)
    );
  };
  const mergeWith = (theirs: ContentResponse, choices: Record<string, Side> = {}) => {
    const base = normalizeFields(loadedBase().fields);
    // A removed record has no fields to merge with.
    return merge(
      base,
      editedFields(),
      theirs.status === "gone" ? base : normalizeFields(currentFields(theirs)),
      choices,
    );
  };

  /** Replaces the form's values with a version and drops unsaved changes. */
  function adoptVersion(source: ContentResponse) {
    form.reset(toFormValues(toBase(source)));
    setConflictRecord(undefined);
  }
  /** Rebases the unsaved changes onto another version. */
  function rebase(source: ContentResponse, choices: Record<string, Side> = {}) {
    const { announce, publish: time, since } = form.getValues();
    const hasOwnTime = time !== toFormValues(loadedBase()).publish;
    const { fields } = mergeWith(source, choices);
    form.reset({
      ...toFormValues(toBase(source)),
      ...toValues(kind, fields),
      ...(announce && { announce }),
      ...(hasOwnTime && { publish: time }),
      since,
    } as Values);
    setConflictRecord(undefined);
  }
  function handleRemoteVersion(theirs: ContentResponse, isStaleSave: boolean) {
    const before = normalizeFields(loadedBase().fields);
    const isSame =
      theirs.status !== "gone" && changedKeys(before, normalizeFields(currentFields(theirs))).length === 0;
    if (isStaleSave) return setConflictRecord(theirs);
    if (!isChanged()) adoptVersion(theirs);
    else if (isSame) rebase(theirs);
    else setConflictRecord(theirs);
  }
  /** After a save: changes made since it was sent stay unsaved. */
  function handleSaved(savedRecord: ContentResponse) {
    if (!record) return void (isLeaving.current = true);
    if (changedKeys(editedValues(sentValues.current), editedValues(form.getValues())).length === 0)
      return adoptVersion(savedRecord);
    const fields = toFields(kind, sentValues.current, readBase(sentValues.current).fields);
    form.setValue(
      "began",
      JSON.stringify({ version: savedRecord.version, fields, publishAt: savedRecord.publish_at }),
    );
    rebase(savedRecord);
  }

  // Handles a newer version, also one saved before this form was restored from the browser's storage.
  useEffect(() => {
    if (record && !isSending && record.version > loadedBase().version) handleRemoteVersion(record, false);
    // Depends only on the record from the server; the form's own state is read at run time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [record, isSending]);

  // Stores the time of the first unsaved change.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const updateSince = () => {
      const since = String(form.getValues("since"));
      if (isLeaving.current || isChanged() === (since !== "")) return;
      form.setValue("since", since === "" ? new Date().toISOString() : "");
    };
    updateSince();
    const subscription = form.watch(() => {
      clearTimeout(timer);
      timer = setTimeout(updateSince, 300);
    });
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
    };
    // The form object is the same for the life of its component.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [form]);

  /** The scheduled time to save with a draft: the field's value if one was already scheduled, else "no". */
  const readPublishTime = () =>
    fromLocal(String(form.getValues("publish")), loadedBase().publishAt ?? undefined);
  const draftPublishTime = () =>
    loadedBase().publishAt && form.getValues("publish") !== "" ? readPublishTime() : "no";
  return {
    id,
    form,
    problem,
    isSending,
    conflictRecord,
    mergeWith,
    rebase,
    isChanged,
    draftPublishTime,
    readPublishTime,
    since: String(useWatch({ control: form.control, name: "since" }) ?? ""),
    /** Discards unsaved changes. */
    discardChanges: () =>
      record ? adoptVersion(conflictRecord ?? record) : form.reset(toFormValues(initialBase)),
    adoptVersion,
    submit: (publishAt: string) => {
      publish.current = publishAt;
      void send();
    },
  };
}
