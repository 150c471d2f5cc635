"use client";

import { useState } from "react";
import { localizedText } from "@/lib/content/form-values";
import { isFixed, kindNames, type Kind, titleField } from "@/lib/editing/kinds";
import { previewPages } from "@/lib/editing/preview-pages";
import { deskScreens } from "@/lib/desk/screens";
import type { Language } from "@/lib/i18n/languages";
import { useCall } from "@/components/calls/use-call";
import { useTitle } from "../use-title";
import { LoadingOrError } from "../loading-or-error";
import { useWords } from "../words";
import { newRecordFields } from "./new-record-fields";
import { Preview } from "./preview";
import { RecordForm } from "./record-form";
import { RemovedRecord } from "./removed-record";
import { listHref, recordName, readQuery, recordPicture } from "./records";
import type { Target } from "./scroll-to-target";

const parseId = (text: string | null) => (text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined);

/** A record, or a new one: empty, a copy of another (`from`), or the recording of a live class (`live`). */
export function RecordScreen() {
  const words = useWords("content");
  const params = readQuery();
  const [isPreviewOpen, setPreviewOpen] = useState(params.has("preview"));
  const kind: Kind = kindNames.find((name) => name === params.get("kind")) ?? "placement";
  const [id, from, live] = ["id", "from", "live"].map((name) => parseId(params.get(name)));
  const source = id ?? from ?? live;
  const { data, failure, reload, setData } = useCall(
    "desk/content/read",
    source === undefined ? undefined : { kind: live === undefined ? kind : "live", id: source },
  );
  const fields = data?.draft ?? data?.published ?? undefined;
  const isRemoved = data !== undefined && id !== undefined && data.status === "gone" && !isFixed(kind);
  // A removed record keeps its last name, which only the history has.
  const { data: historyData } = useCall("desk/content/history", isRemoved ? { kind, id } : undefined);
  const namedFields = fields ?? historyData?.entries.find(({ before }) => before)?.before ?? undefined;
  const name =
    id === undefined ? words.add[kind] : namedFields && recordName(kind, { id, fields: namedFields }, words);
  useTitle(kind === "school" ? words.kinds.school : source !== undefined && !data ? undefined : name);
  if (source !== undefined && !data) return <LoadingOrError failure={failure} onRetry={reload} />;
  if (isRemoved) return <RemovedRecord kind={kind} record={data} onRecordChange={setData} reload={reload} />;
  const pages = id === undefined ? [] : previewPages(kind, id, fields ?? {});
  const initialFields = id === undefined ? newRecordFields(kind, fields, live) : fields;
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
        initialFields={initialFields}
        onRecordChange={setData}
        reload={reload}
        // A new record has pages only after its first save, which the preview button does first.
        onPreview={() => setPreviewOpen(true)}
      />
      {isPreviewOpen && data && pages.length > 0 && (
        <Preview
          recordQuery={{ kind, id: String(id) }}
          version={data.version}
          note={words.preview[data.draft ? "text" : "published"]}
          pages={pages}
          toTarget={(language) => previewTarget(kind, data.id, fields ?? {}, language)}
          onClose={() => setPreviewOpen(false)}
        />
      )}
    </>
  );
}

/** Returns how to find a record on a page in a language; undefined for the school, which is on every page. */
function previewTarget(
  kind: Kind,
  id: number,
  fields: Record<string, unknown>,
  language: Language,
): Target | undefined {
  if (kind === "school") return undefined;
  const picture = recordPicture(kind, fields);
  // A placement's title is its alternative text, which is not visible on the page.
  const text = kind === "placement" ? "" : localizedText(fields[titleField[kind]], language);
  return {
    ...(picture !== undefined && { picture }),
    ...(kind === "series" && { link: `/hot-sell/detail/${id}` }),
    ...(text && { text }),
  };
}
