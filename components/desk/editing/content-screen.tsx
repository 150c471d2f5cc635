"use client";

import type { ListedContent } from "@/lib/app/editing/desk-calls";
import type { Kind } from "@/lib/app/editing/kinds";
import { type Place } from "@/lib/subjects/placements/content";
import { LoadingOrError } from "../loading-or-error";
import { useCall } from "@/components/calls/use-call";
import { useWords } from "../words";
import { PlaceList } from "./place-list";
import { RecordTable } from "./record-table";
import { kindHref, readQuery, recordHref } from "./records";
import { useRemovalToast } from "./removal";
import { RemovedList } from "./removed-list";
import { choiceClasses } from "../choice-classes";

/** The site's content, one kind of record at a time. */
export function ContentScreen() {
  const words = useWords("content");
  useRemovalToast();
  const kindParam = readQuery().get("kind");
  // In the order of the texts. Seasons have a screen of their own.
  const contentKinds = (Object.keys(words.kinds) as Kind[]).filter((name) => name !== "season");
  const kind: Kind = contentKinds.find((name) => name === kindParam) ?? "placement";
  const add = words.add[kind];
  return (
    <>
      <p className="lead">{words.text}</p>
      <nav aria-label={words.kindsLabel} className="flex flex-wrap gap-2">
        {contentKinds.map((name) => (
          <a
            key={name}
            href={kindHref(name)}
            aria-current={name === kind ? "page" : undefined}
            className={choiceClasses}
          >
            {words.kinds[name]}
          </a>
        ))}
      </nav>
      {add && (
        <p>
          <a href={recordHref({ kind })} className="btn btn-primary">
            {add}
          </a>
        </p>
      )}
      {kind === "placement" ? <PlaceLists /> : <RecordTable key={kind} kind={kind} />}
      <RemovedList kind={kind} />
    </>
  );
}

/** The pictures of all places. */
function PlaceLists() {
  const { places } = useWords("content");
  const { data, failure, reload } = useCall("desk/content/list", {
    kind: "placement",
    sort: "order",
    per_page: 500,
  });
  if (!data) return <LoadingOrError failure={failure} onRetry={reload} />;
  return (Object.keys(places) as Place[]).map((place) => {
    const records = data.list.filter(({ fields }: ListedContent) => fields.place === place);
    return <PlaceList key={place} place={place} records={records} onMoved={reload} />;
  });
}
