"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Cell, DataTable, Row, RowHeader } from "../data-table";
import { formatNumber } from "../format";
import { SmallButton } from "../small-button";
import { formatPageDay, Time } from "../time";
import { ChangeEnd } from "./change-lot-end";
import { MovePoints } from "./move-points";
import { PauseLot } from "./pause-lot";
import type { PersonDetails } from "./person-facts";

type LotsProps = {
  account: PersonDetails;
  canChange: boolean;
  onChanged: (account: PersonDetails) => void;
};

const forms = { change: ChangeEnd, pause: PauseLot, move: MovePoints } as const;
type Action = keyof typeof forms;
const actions = Object.keys(forms) as Action[];

/** The points that are left, by when they end. */
export function PointLots({ account, canChange, onChanged }: LotsProps) {
  const t = useTranslations("desk.people.lots");
  const [open, setOpen] = useState<{ id: number; action: Action }>();
  const lots = account.lots.filter(({ remaining }) => remaining > 0);
  const changed = lots.find(({ id }) => id === open?.id);
  const Form = open && forms[open.action];
  if (lots.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 text-h3">{t("title")}</h3>
      <DataTable
        className="mt-2"
        columns={[t("remaining"), t("lastDay"), t("since"), ...(canChange ? [t("actions")] : [])]}
      >
        <tbody>
          {lots.map((lot) => (
            <Row key={lot.id}>
              <RowHeader note={t(`sources.${lot.source}`)}>
                {t("of", { remaining: formatNumber(lot.remaining), points: formatNumber(lot.points) })}
              </RowHeader>
              <Cell label={t("lastDay")}>{lot.last_day ? formatPageDay(lot.last_day) : t("never")}</Cell>
              <Cell label={t("since")}>
                <Time at={lot.created_at} />
              </Cell>
              {canChange && (
                <Cell label={t("actions")}>
                  <span className="flex flex-wrap gap-2">
                    {actions
                      .filter((action) => action !== "pause" || lot.last_day !== null)
                      .map((action) => (
                        <SmallButton
                          key={action}
                          aria-expanded={lot.id === open?.id && action === open.action}
                          onClick={() => setOpen({ id: lot.id, action })}
                        >
                          {t(action)}
                        </SmallButton>
                      ))}
                  </span>
                </Cell>
              )}
            </Row>
          ))}
        </tbody>
      </DataTable>
      {changed && Form && (
        <Form
          key={`${changed.id} ${open.action}`}
          lot={changed}
          accountId={account.id}
          onChanged={(updated) => {
            setOpen(undefined);
            onChanged(updated);
          }}
        />
      )}
    </>
  );
}
