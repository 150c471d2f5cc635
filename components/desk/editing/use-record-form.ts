"use client";

import { useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import type { ContentResponse } from "@/lib/app/editing/desk-calls";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { toFields, toValues } from "@/lib/app/editing/form";
import { fromLocal, type Texts, type Values } from "@/lib/engines/content/form-values";
import { identityField, type Kind } from "@/lib/app/editing/kinds";
import { useDeskForm } from "../use-desk-form";
import { changedKeys } from "./changed-keys";
import { merge, type Side } from "./merge";
import {
  currentFields,
  editedValues,
  hasAnnouncement,
  hasChangedText,
  normalizeFields,
  readBase,
  toBase,
  toFormValues,
  type EditedFields,
} from "./record-form-values";
import { recordEditors } from "./record-editors";
import { useChangeTime } from "./use-change-time";

type RecordFormSettings = {
  kind: Kind;
  record: ContentResponse | undefined;
  initialFields: EditedFields | undefined;
  /** Receives the record's current state. */
  onRecordChange: (record: ContentResponse) => void;
  onSaved: (publish: string, savedRecord: ContentResponse, isAnnounced: boolean) => void;
};

/**
 * The state of a record's form; its values are stored in the browser under the record's id. When another editor saves,
 * an unchanged form takes over the new version. A changed form reports a conflict: `conflictRecord` is the version to merge with.
 */
export function useRecordForm({ kind, record, initialFields, onRecordChange, onSaved }: RecordFormSettings) {
  const [conflictRecord, setConflictRecord] = useState<ContentResponse>();
  const publish = useRef("no");
  const sentValues = useRef<Values>({});
  const isLeaving = useRef(false);
  const identity = identityField(kind);
  const editor = recordEditors[kind];
  const initialBase = {
    version: record?.version ?? 0,
    fields: initialFields,
    publishAt: record?.publish_at ?? null,
  };
  const id = `yuqiao:desk:${kind}:${record?.id ?? `new:${initialFields ? location.search : ""}`}`;
  const { form, send, problem, isSending } = useDeskForm<"desk/content/save", Values>({
    id,
    call: "desk/content/save",
    defaults: toFormValues(kind, initialBase),
    toInput: (values) => {
      sentValues.current = structuredClone(values);
      const { version, fields } = readBase(values);
      const isAnnounced = publish.current === "now" && hasAnnouncement(values);
      const sentFields = toFields(kind, values, fields);
      const isSameRecord = identity === undefined || sentFields[identity] === fields?.[identity];
      return {
        kind,
        ...(record && isSameRecord && { id: record.id }),
        version: isSameRecord ? version : 0,
        fields: sentFields,
        publish: publish.current,
        ...(isAnnounced && { announce: values.announce as Texts }),
      };
    },
    isSaved: ({ saved }) => saved,
    onDone: ({ saved, record: savedRecord }: CallResponse<"desk/content/save">) => {
      if (!savedRecord) return;
      if (saved) handleSaved(savedRecord);
      else handleRemoteVersion(savedRecord, true);
      if (record?.id === savedRecord.id) onRecordChange(savedRecord);
      if (saved) onSaved(publish.current, savedRecord, hasAnnouncement(sentValues.current));
    },
  });
  const loadedBase = () => readBase(form.getValues());
  const editedFields = () => toFields(kind, form.getValues(), loadedBase().fields);
  const normalize = (fields: EditedFields | undefined) => normalizeFields(kind, fields);
  const isChanged = () => {
    const values = form.getValues();
    const { fields } = loadedBase();
    return (
      changedKeys(normalize(fields), editedFields()).length > 0 ||
      values.publish !== toFormValues(kind, loadedBase()).publish ||
      hasAnnouncement(values) ||
      hasChangedText(values)
    );
  };
  const mergeWith = (theirs: ContentResponse, choices: Record<string, Side> = {}) => {
    const base = normalize(loadedBase().fields);
    // A removed record has no fields to merge with.
    const theirFields = theirs.status === "gone" ? base : normalize(currentFields(theirs));
    return (editor?.merge ?? merge)(base, editedFields(), theirFields, choices);
  };

  /** The versions that a merge reads, for naming its conflicts. */
  const sides = (theirs: ContentResponse) => ({
    base: normalize(loadedBase().fields),
    mine: editedFields(),
    theirs: normalize(currentFields(theirs)),
  });

  const markIncomplete = () => editor?.markIncomplete?.(form);
  const resetTo = (values: Values) => {
    form.reset(values);
    markIncomplete();
  };
  /** Replaces the form's values with a version and drops unsaved changes. */
  function adoptVersion(source: ContentResponse) {
    resetTo(toFormValues(kind, toBase(source)));
    setConflictRecord(undefined);
  }
  /** Rebases the unsaved changes onto another version. */
  function rebase(source: ContentResponse, choices: Record<string, Side> = {}) {
    const { announce, publish: time, since } = form.getValues();
    const hasOwnTime = time !== toFormValues(kind, loadedBase()).publish;
    const { fields } = mergeWith(source, choices);
    resetTo({
      ...toFormValues(kind, toBase(source)),
      ...toValues(kind, fields),
      ...(announce && { announce }),
      ...(hasOwnTime && { publish: time }),
      since,
    } as Values);
    setConflictRecord(undefined);
  }
  function handleRemoteVersion(theirs: ContentResponse, isStaleSave: boolean) {
    const before = normalize(loadedBase().fields);
    const isSame =
      theirs.status !== "gone" && changedKeys(before, normalize(currentFields(theirs))).length === 0;
    if (isStaleSave) return setConflictRecord(theirs);
    if (!isChanged()) adoptVersion(theirs);
    else if (isSame) rebase(theirs);
    else setConflictRecord(theirs);
  }
  /** After a save: changes made since it was sent stay unsaved. */
  function handleSaved(savedRecord: ContentResponse) {
    if (record?.id !== savedRecord.id) return void (isLeaving.current = true);
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

  useEffect(() => {
    markIncomplete();
    // Only the values that the form opens with, once the browser's stored ones are restored.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useChangeTime(form, () => (isLeaving.current ? undefined : isChanged()));

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
    sides,
    rebase,
    isChanged,
    editedFields,
    draftPublishTime,
    readPublishTime,
    since: String(useWatch({ control: form.control, name: "since" }) ?? ""),
    /** Discards unsaved changes. */
    discardChanges: () =>
      record ? adoptVersion(conflictRecord ?? record) : resetTo(toFormValues(kind, initialBase)),
    adoptVersion,
    submit: (publishAt: string) => {
      publish.current = publishAt;
      void send();
    },
  };
}
