"use client";

import { useState } from "react";
import { failureWords, succeeded } from "@/lib/contract/result";
import { callDesk } from "@/lib/desk/client";
import type { ContentAnswer } from "@/lib/desk/calls/content";
import { isFixed, type Kind } from "@/lib/desk/content/kinds";
import { Sure } from "../sure";
import { useTell } from "../toasts";
import { useWords } from "../words";
import { listHref, problemWords, recordHref } from "./records";
import { tellOfRemoval } from "./removal";

type RecordActionsProps = {
  kind: Kind;
  record: ContentAnswer;
  /** Whether the form has unsaved changes. */
  isChanged: boolean;
  /** Called after the draft and its unsaved changes were discarded. */
  onDiscarded: (record: ContentAnswer) => void;
  reload: () => Promise<unknown>;
};

/** Actions on a record other than saving: discard the draft, remove, copy, add a recording. */
export function RecordActions({ kind, record, isChanged, onDiscarded, reload }: RecordActionsProps) {
  const words = useWords("content");
  const shell = useWords("shell");
  const tell = useTell();
  const [openedAt] = useState(() => Date.now());
  const [asked, setAsked] = useState<"discard" | "remove">();
  const { id, version, draft, status, seats } = record;

  async function change(what: "discard" | "remove") {
    const result = await callDesk(`content/${what}`, { kind, id, version });
    if (!succeeded(result)) {
      const issue = "code" in result ? result.data?.issues?.[0]?.message : undefined;
      const text = problemWords(issue, words) ?? failureWords(result, shell.failed);
      return tell({ tone: "error", text });
    }
    if (!result.data.saved) tell({ tone: "error", text: words.conflict.title });
    else if (what === "remove") {
      const now = result.data.record?.version ?? version + 1;
      tellOfRemoval({ kind, id, version: now, publish: record.published !== null });
      return location.assign(listHref(kind));
    } else {
      tell({ tone: "success", text: words.save.discarded });
      if (result.data.record) return onDiscarded(result.data.record);
    }
    await reload();
  }

  const live = record.published as { endsAt?: string } | null;
  const isOver = kind === "live" && live?.endsAt !== undefined && Date.parse(live.endsAt) < openedAt;
  const sureDiscard = isChanged ? words.save.sureDiscardTyped : words.save.sureDiscard;
  const sureWords = asked === "remove" ? words.save.sureRemove : sureDiscard;
  return (
    <div className="desk-row-actions">
      {draft && record.published && (
        <button type="button" onClick={() => setAsked("discard")}>
          {words.save.discard}
        </button>
      )}
      {!isFixed(kind) && status !== "gone" && seats === 0 && (
        <button type="button" onClick={() => setAsked("remove")}>
          {words.save.remove}
        </button>
      )}
      {!isFixed(kind) && (
        <a href={recordHref({ kind, from: id })} className="link">
          {words.save.copy}
        </a>
      )}
      {isOver && (
        <a href={recordHref({ kind: "recording", live: id })} className="link">
          {words.save.record}
        </a>
      )}
      {asked && (
        <Sure
          title={words.save[asked]}
          text={sureWords}
          submit={words.save[asked]}
          onSure={() => void change(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}
