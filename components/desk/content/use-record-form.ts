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
/** What a form began with, kept with what was typed: it says what of it somebody changed. */
type Began = { version: number; fields?: Given; publishAt: string | null };
type RecordFormSettings = {
  kind: Kind;
  record: ContentAnswer | undefined;
  begin: Given | undefined;
  /** Takes in what the record is now. */
  onNews: (record: ContentAnswer) => void;
  onSaved: (publish: string, kept: ContentAnswer, isAnnounced: boolean) => void;
};

/** Whether a reason was written for the students. */
const announced = ({ announce }: Values) =>
  Object.values((announce ?? {}) as Texts).some((text) => text.trim());
/** Without what the form keeps for itself, and what is for the students once. */
const typedOf = ({ announce: _a, began: _b, since: _s, ...typed }: Values) => typed;
const beganOf = (values: Values) => JSON.parse(String(values.began)) as Began;
const fieldsNow = (record: ContentAnswer) => record.draft ?? record.published ?? undefined;

/**
 * The values of a record's form, kept on this machine under the record alone. A version that somebody else made is taken
 * in where nothing was typed, and else met: both are put together, and `met` is what it was put together with.
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
  /** As a form gives it back, in which what is missing and what is empty are the same. */
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
    // What was removed has nothing to be put together with.
    return merge(base, mine(), theirs.status === "gone" ? base : asTyped(fieldsNow(theirs)), choices);
  };

  /** Forgets what was typed. */
  function adopt(of: ContentAnswer) {
    form.reset(begun(beganAs(of)));
    setMet(undefined);
  }
  /** Goes on with both from another version. */
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
  /** Saved is what was sent: what was typed since then stays typed. */
  function taken(kept: ContentAnswer) {
    if (!record) return void (isGone.current = true);
    if (differing(typedOf(sent.current), typedOf(form.getValues())).length === 0) return adopt(kept);
    const fields = toFields(kind, sent.current, beganOf(sent.current).fields);
    form.setValue("began", JSON.stringify({ version: kept.version, fields, publishAt: kept.publish_at }));
    goOn(kept);
  }

  // What has come meanwhile, also while somebody was away: what was typed brings along what it began with.
  useEffect(() => {
    if (record && !isSending && record.version > began().version) meet(record, false);
    // Only what comes from outside is looked at.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [record, isSending]);

  // Says since when something is typed that is not saved.
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

  /** The time that a draft keeps when it is saved: that of the field, once one was set. */
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
    /** Throws away what was typed. */
    throwAway: () => (record ? adopt(met ?? record) : form.reset(begun(first))),
    adopt,
    submit: (when: string) => {
      publish.current = when;
      void send();
    },
  };
}
