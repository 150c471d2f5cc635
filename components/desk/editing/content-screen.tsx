"use client";

import { useTranslations } from "next-intl";
import { kindNames, listPath, type Kind } from "@/lib/app/editing/kinds";
import { listActions, recordLists } from "./record-lists";
import { RecordTable } from "./record-table";
import { kindHref, readQuery, recordHref } from "./records";
import { useRemovalToast } from "./removal";
import { RemovedList } from "./removed-list";
import { choiceClasses } from "../choice-classes";

/** The kinds that come first in the navigation, in its order; others follow. */
const firstKinds: readonly Kind[] = [
  ...(["placement", "series", "live", "recording", "teacher", "course", "partner"] as const),
  ...([
    "pointPackage",
    "voice",
    "app",
    "school",
    "rule",
    "refundRule",
    "season",
    "sitePage",
    "ownPage",
    "article",
  ] as const),
];

/** The site's content, one kind of record at a time. */
export function ContentScreen() {
  const t = useTranslations("desk.content");
  useRemovalToast();
  const kindParam = readQuery().get("kind");
  // Some kinds have a screen of their own.
  const contentKinds = [...new Set([...firstKinds, ...kindNames])].filter(
    (name) => listPath(name) === undefined,
  );
  const kind: Kind = contentKinds.find((name) => name === kindParam) ?? "placement";
  const add = t(`add.${kind}`);
  const List = recordLists[kind];
  const Actions = listActions[kind];
  return (
    <>
      <p className="lead">{t("text")}</p>
      <nav aria-label={t("kindsLabel")} className="flex flex-wrap gap-2">
        {contentKinds.map((name) => (
          <a
            key={name}
            href={kindHref(name)}
            aria-current={name === kind ? "page" : undefined}
            className={choiceClasses}
          >
            {t(`kinds.${name}`)}
          </a>
        ))}
      </nav>
      {(add || Actions) && (
        <div className="flex flex-wrap gap-3">
          {add && (
            <a href={recordHref({ kind })} className="btn btn-primary">
              {add}
            </a>
          )}
          {Actions && <Actions />}
        </div>
      )}
      {List ? <List /> : <RecordTable key={kind} kind={kind} />}
      <RemovedList kind={kind} />
    </>
  );
}
