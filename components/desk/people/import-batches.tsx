"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { recordHref } from "@/lib/app/editing/record-name";
import type { ImportKind } from "@/lib/subjects/people/imports/fields";
import { ConfirmDialog } from "../confirm-dialog";
import { SmallButton } from "../small-button";
import { Small } from "../small";
import { formatPageDateTime, Time } from "../time";
import { useMutation } from "../use-mutation";
import { ImportDrafts } from "./import-drafts";
import type { Batch } from "./import-files";
import { personHref } from "./person-href";

/** The page of a family or of a teacher's record. */
const hrefOf: Record<ImportKind, (id: number) => string> = {
  families: personHref,
  balances: personHref,
  teachers: (id) => recordHref({ kind: "teacher", id }),
};

type Undone = CallResponse<"desk/people/import-undo">;

/** The last imports. Each can be undone until what it brought is in use. */
export function ImportBatches({
  imports,
  reload,
}: {
  imports: readonly Batch[];
  reload: () => Promise<unknown>;
}) {
  const t = useTranslations("desk.imports");
  const [undoing, setUndoing] = useState<Batch>();
  const [undone, setUndone] = useState<Undone & Pick<Batch, "kind">>();
  const { trigger, isMutating } = useMutation();
  const undo = async ({ id, kind }: Batch) => {
    const result = await trigger("desk/people/import-undo", { id }, undefined, reload);
    setUndone(result && { ...result, kind });
  };
  return (
    <>
      <ul className="flex flex-col gap-3">
        {imports.map((batch) => (
          <li key={batch.id} className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <div>
              <span className="font-semibold">
                <Time at={batch.at} />
              </span>{" "}
              {t(`of.${batch.kind}.batch`, { count: batch.count })}{" "}
              <Small>
                {batch.who && t("by", { name: batch.who })}
                {batch.undone_at && ` · ${t("undoneAt", { time: formatPageDateTime(batch.undone_at) })}`}
              </Small>
              <ImportDrafts drafts={batch.drafts} />
            </div>
            {batch.count > 0 && (
              <SmallButton disabled={isMutating} onClick={() => setUndoing(batch)}>
                {t("undo")}
              </SmallButton>
            )}
          </li>
        ))}
      </ul>
      {undone && (
        <div role="status" className="mt-4 border-l-4 border-gold pl-3">
          <p className="font-semibold">{t(`of.${undone.kind}.undone`, { count: undone.removed })}</p>
          {undone.kept.length > 0 && (
            <>
              <p>{t("kept")}</p>
              <ul>
                {undone.kept.map(({ id, name, row }) => (
                  <li key={id} className="wrap-anywhere">
                    {t.rich("keptRow", {
                      row,
                      name,
                      link: (text) => (
                        <a href={hrefOf[undone.kind](id)} className="link">
                          {text}
                        </a>
                      ),
                    })}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      {undoing && (
        <ConfirmDialog
          title={t("undoTitle")}
          text={t(`of.${undoing.kind}.undoText`)}
          submit={t("undo")}
          onConfirm={() => void undo(undoing)}
          onClose={() => setUndoing(undefined)}
        />
      )}
    </>
  );
}
