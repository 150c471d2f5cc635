"use client";

import { useState } from "react";
import { isFixed, kindNames, type Kind } from "@/lib/desk/content/kinds";
import { previewPages } from "@/lib/desk/content/preview-pages";
import { deskScreens } from "@/lib/desk/screens";
import { useDesk } from "../use-desk";
import { useTitle } from "../use-title";
import { Waiting } from "../waiting";
import { useWords } from "../words";
import { beginning } from "./beginning";
import { Preview } from "./preview";
import { targetOf } from "./preview-target";
import { RecordForm } from "./record-form";
import { RemovedRecord } from "./removed-record";
import { listHref, nameOf, query } from "./records";

const number = (text: string | null) => (text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined);

/** A record, or a new one: empty, a copy of another (`from`), or the recording of a live class (`live`). */
export function RecordScreen() {
  const words = useWords("content");
  const asked = query();
  const [isPreviewed, setPreviewed] = useState(asked.has("preview"));
  const kind: Kind = kindNames.find((name) => name === asked.get("kind")) ?? "placement";
  const [id, from, live] = ["id", "from", "live"].map((name) => number(asked.get(name)));
  const source = id ?? from ?? live;
  const { data, failure, reload, put } = useDesk(
    "content/read",
    source === undefined ? undefined : { kind: live === undefined ? kind : "live", id: source },
  );
  const fields = data?.draft ?? data?.published ?? undefined;
  const isGone = data !== undefined && id !== undefined && data.status === "gone" && !isFixed(kind);
  // A removed record keeps its last name, which only the history has.
  const { data: past } = useDesk("content/history", isGone ? { kind, id } : undefined);
  const named = fields ?? past?.entries.find(({ before }) => before)?.before ?? undefined;
  const name = id === undefined ? words.add[kind] : named && nameOf(kind, { id, fields: named }, words);
  useTitle(kind === "school" ? words.kinds.school : source !== undefined && !data ? undefined : name);
  if (source !== undefined && !data) return <Waiting failure={failure} retry={reload} />;
  if (isGone) return <RemovedRecord kind={kind} record={data} onNews={put} reload={reload} />;
  const pages = id === undefined ? [] : previewPages(kind, id, fields ?? {});
  const begin = id === undefined ? beginning(kind, fields, live) : fields;
  return (
    <>
      <p>
        <a href={kind === "school" ? deskScreens.content.path : listHref(kind)} className="link">
          {words.back}
        </a>{" "}
        · {words.kinds[kind]}
      </p>
      <RecordForm
        key={`${kind} ${id}`}
        kind={kind}
        record={id === undefined ? undefined : data}
        begin={begin}
        onNews={put}
        reload={reload}
        // A new record has pages only after its first save, which the preview button does first.
        onPreview={() => setPreviewed(true)}
      />
      {isPreviewed && data && pages.length > 0 && (
        <Preview
          asked={{ kind, id: String(id) }}
          version={data.version}
          note={words.preview[data.draft ? "text" : "published"]}
          pages={pages}
          at={(language) => targetOf(kind, data.id, fields ?? {}, language)}
          onClose={() => setPreviewed(false)}
        />
      )}
    </>
  );
}
