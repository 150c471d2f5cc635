"use client";

import { useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import type { ContentAnswer } from "@/lib/desk/calls/content";
import type { DeskAnswer } from "@/lib/desk/contract";
import {
  fromLocal,
  textsOf,
  toFields,
  toLocal,
  toValues,
  type Texts,
  type Values,
} from "@/lib/desk/content/form";
import type { Kind } from "@/lib/desk/content/kinds";
import { useDeskForm } from "../use-desk-form";
import { differing } from "./differing";
import { merge, type Side } from "./merge";

export type Given = Record<string, unknown>;
/** The version that a form was loaded from, stored with its values; the base for detecting changes and merging. */
type Began = { version: number; fields?: Given; publishAt: string | null };
type RecordFormSettings = {
  kind: Kind;
  record: ContentAnswer | undefined;
  begin: Given | undefined;
  /** Receives the record's current state. */
  onNews: (record: ContentAnswer) => void;
  onSaved: (publish: string, kept: ContentAnswer, isAnnounced: boolean) => void;
};

/** Whether the editor entered a message to students about this change. */
const announced = ({ announce }: Values) =>
  Object.values((announce ?? {}) as Texts).some((text) => text.trim());
/** The values without the form's own bookkeeping and the one-time message to students. */
const typedOf = ({ announce: _a, began: _b, since: _s, ...typed }: Values) => typed;
const beganOf = (values: Values) => JSON.parse(String(values.began)) as Began;
const fieldsNow = (record: ContentAnswer) => record.draft ?? record.published ?? undefined;

/**
 * The state of a record's form; its values are stored in the browser under the record's id. When another editor saves,
 * an unchanged form takes over the new version. A changed form reports a conflict: `conflictRecord` is the version to merge with.
 */
export function useRecordForm({ kind, record, begin, onNews, onSaved }: RecordFormSettings) {
  const [met, setMet] = useState<ContentAnswer>();
  const publish = useRef("no");
  const sent = useRef<Values>({});
  const isGone = useRef(false);
  const begun = ({ version, fields, publishAt }: Began): Values => ({
    ...toValues(kind, fields),
    ...(kind === "series" && { announce: textsOf(undefined) }),
    publish: publishAt ? toLocal(publishAt) : "",
    since: "",
    began: JSON.stringify({ version, fields, publishAt }),
  });
  const beganAs = (of: ContentAnswer): Began => ({
    version: of.version,
    fields: fieldsNow(of),
    publishAt: of.publish_at,
  });
  const first = { version: record?.version ?? 0, fields: begin, publishAt: record?.publish_at ?? null };
  const id = `yuqiao:desk:${kind}:${record?.id ?? `new:${begin ? location.search : ""}`}`;
  const { form, send, problem, isSending } = useDeskForm<"content/save", Values>({
    id,
    call: "content/save",
    defaults: begun(first),
    toInput: (values) => {
      sent.current = structuredClone(values);
      const { version, fields } = beganOf(values);
      const isAnnounced = publish.current === "now" && announced(values);
      return {
        kind,
        ...(record && { id: record.id }),
        version,
        fields: toFields(kind, values, fields),
        publish: publish.current,
        ...(isAnnounced && { announce: values.announce as Texts }),
      };
    },
    onDone: ({ saved, record: kept }: DeskAnswer<"content/save">) => {
      if (!kept) return;
      if (saved) taken(kept);
      else meet(kept, true);
      if (record) onNews(kept);
      if (saved) onSaved(publish.current, kept, announced(sent.current));
    },
  });
  const began = () => beganOf(form.getValues());
  const mine = () => toFields(kind, form.getValues(), began().fields);
  /** Normalizes stored fields as the form would return them: it does not distinguish missing from empty. */
  const asTyped = (fields: Given | undefined) => toFields(kind, toValues(kind, fields), fields);
  const isChanged = () => {
    const values = form.getValues();
    const { fields } = began();
    return (
      differing(asTyped(fields), mine()).length > 0 ||
      values.publish !== begun(began()).publish ||
      announced(values)
    );
  };
  const merged = (theirs: ContentAnswer, choices: Record<string, Side> = {}) => {
    const base = asTyped(began().fields);
    // A removed record has no fields to merge with.
    return merge(base, mine(), theirs.status === "gone" ? base : asTyped(fieldsNow(theirs)), choices);
  };

  /** Replaces the form's values with a version and drops unsaved changes. */
  function adopt(of: ContentAnswer) {
    form.reset(begun(beganAs(of)));
    setMet(undefined);
  }
  /** Rebases the unsaved changes onto another version. */
  function goOn(of: ContentAnswer, choices: Record<string, Side> = {}) {
    const { announce, publish: time, since } = form.getValues();
    const isTimeMine = time !== begun(began()).publish;
    const { fields } = merged(of, choices);
    form.reset({
      ...begun(beganAs(of)),
      ...toValues(kind, fields),
      ...(announce && { announce }),
      ...(isTimeMine && { publish: time }),
      since,
    } as Values);
    setMet(undefined);
  }
  function meet(theirs: ContentAnswer, isTold: boolean) {
    const before = asTyped(began().fields);
    const isSame = theirs.status !== "gone" && differing(before, asTyped(fieldsNow(theirs))).length === 0;
    if (isTold) return setMet(theirs);
    if (!isChanged()) adopt(theirs);
    else if (isSame) goOn(theirs);
    else setMet(theirs);
  }
  /** After a save: changes made since it was sent stay unsaved. */
  function taken(kept: ContentAnswer) {
    if (!record) return void (isGone.current = true);
    if (differing(typedOf(sent.current), typedOf(form.getValues())).length === 0) return adopt(kept);
    const fields = toFields(kind, sent.current, beganOf(sent.current).fields);
    form.setValue("began", JSON.stringify({ version: kept.version, fields, publishAt: kept.publish_at }));
    goOn(kept);
  }

  // Handles a newer version, also one saved before this form was restored from the browser's storage.
  useEffect(() => {
    if (record && !isSending && record.version > began().version) meet(record, false);
    // Depends only on the record from the server; the form's own state is read at run time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [record, isSending]);

  // Stores the time of the first unsaved change.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const since = String(form.getValues("since"));
      if (isGone.current || isChanged() === (since !== "")) return;
      form.setValue("since", since === "" ? new Date().toISOString() : "");
    };
    look();
    const subscription = form.watch(() => {
      clearTimeout(timer);
      timer = setTimeout(look, 300);
    });
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
    };
    // The form object is the same for the life of its component.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [form]);

  /** The scheduled time to save with a draft: the field's value if one was already scheduled, else "no". */
  const timeOf = () => fromLocal(String(form.getValues("publish")), began().publishAt ?? undefined);
  const draftTime = () => (began().publishAt && form.getValues("publish") !== "" ? timeOf() : "no");
  return {
    id,
    form,
    problem,
    isSending,
    met,
    merged,
    goOn,
    isChanged,
    draftTime,
    timeOf,
    since: String(useWatch({ control: form.control, name: "since" }) ?? ""),
    /** Discards unsaved changes. */
    throwAway: () => (record ? adopt(met ?? record) : form.reset(begun(first))),
    adopt,
    submit: (when: string) => {
      publish.current = when;
      void send();
    },
  };
}
