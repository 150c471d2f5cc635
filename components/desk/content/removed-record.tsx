"use client";

import { buttonLook } from "@/components/ui/button";
import { fill } from "@/components/ui/fill";
import type { ContentAnswer } from "@/lib/desk/calls/content";
import type { Kind } from "@/lib/desk/content/kinds";
import { shortTime } from "../time";
import { useWords } from "../words";
import { History } from "./history";
import { listHref } from "./records";
import { useBringBack } from "./removal";

type RemovedRecordProps = {
  kind: Kind;
  record: ContentAnswer;
  onNews: (record: ContentAnswer) => void;
  reload: () => Promise<unknown>;
};

/** Replaces the form of a removed record: who removed it, a restore button and the history. */
export function RemovedRecord({ kind, record, onNews, reload }: RemovedRecordProps) {
  const { removed: words, back, kinds } = useWords("content");
  const { bringBack, isActing } = useBringBack();
  const { id, version, changed_by: by, changed_at: at } = record;
  return (
    <>
      <p>
        <a href={listHref(kind)} className="link">
          {back}
        </a>{" "}
        · {kinds[kind]}
      </p>
      <section className="sheet" aria-labelledby="removed-title">
        <h2 id="removed-title">{words.isRemoved}</h2>
        <p>{at && fill(words.by, { by, time: shortTime(at) })}</p>
        <button
          type="button"
          disabled={isActing}
          className={`${buttonLook.primary} mt-4`}
          onClick={() => void bringBack({ kind, id, version, publish: false }).then(reload)}
        >
          {words.bringBack}
        </button>
      </section>
      <History kind={kind} record={record} onNews={onNews} reload={reload} />
    </>
  );
}
