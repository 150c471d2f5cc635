"use client";

import { listPath, type Kind } from "@/lib/app/editing/kinds";
import { useWords } from "../words";
import { recordEditors } from "./record-editors";
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
  // In the order of the texts. Some kinds have a screen of their own.
  const contentKinds = (Object.keys(words.kinds) as Kind[]).filter((name) => listPath(name) === undefined);
  const kind: Kind = contentKinds.find((name) => name === kindParam) ?? "placement";
  const add = words.add[kind];
  const List = recordEditors[kind]?.List;
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
      {List ? <List /> : <RecordTable key={kind} kind={kind} />}
      <RemovedList kind={kind} />
    </>
  );
}
