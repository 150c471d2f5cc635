"use client";

import { useTranslations } from "next-intl";
import { recordHref } from "@/lib/app/editing/record-name";
import type { Batch } from "./import-files";

/** Says which teachers of a batch are not published yet, with links to their forms. */
export function ImportDrafts({ drafts }: { drafts: Batch["drafts"] }) {
  const t = useTranslations("desk.imports");
  if (drafts.length === 0) return null;
  return (
    <div className="mt-1">
      <p>{t("drafts", { count: drafts.length })}</p>
      <ul className="flex flex-wrap gap-x-4">
        {drafts.map(({ id, name }) => (
          <li key={id} className="wrap-anywhere">
            <a href={recordHref({ kind: "teacher", id })} className="link">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
