"use client";

import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { fillPlaceholders } from "@/lib/base/i18n/fill";
import { buttonClasses } from "@/components/ui/button";
import { useToast } from "../toasts";
import { Time } from "../time";
import { useMutation } from "../use-mutation";
import { useReloadUnreadCounts } from "../use-unread-counts";
import { useWords } from "../words";
import { translateReason } from "./reason";
import { Sheet, SheetTitle } from "../sheet";
import { ActionsCell, Cell, DataTable, Row, RowHeader } from "../data-table";
import { SmallButton } from "../small-button";
import { Small } from "../small";

type FailedNotificationsProps = {
  notifications: CallResponse<"desk/notifications/show">;
  onChanged: () => void;
};

/** Failed notifications that are no longer retried automatically, with buttons that retry them. */
export function FailedNotifications({
  notifications: { stuck, stuck_notifications: rows },
  onChanged,
}: FailedNotificationsProps) {
  const words = useWords("notifications");
  const showToast = useToast();
  const { trigger, isMutating } = useMutation();
  const reloadUnreadCounts = useReloadUnreadCounts();
  const retry = async (id: number | "all") => {
    const response = await trigger("desk/notifications/again", { id });
    if (response) showToast({ tone: "success", text: fillPlaceholders(words.freed, response) });
    onChanged();
    reloadUnreadCounts();
  };
  const { columns } = words;
  return (
    <Sheet aria-labelledby="stuck-title">
      <SheetTitle id="stuck-title">{words.stuck}</SheetTitle>
      {stuck === 0 && <p>{words.none}</p>}
      {stuck > 0 && (
        <>
          <button
            type="button"
            disabled={isMutating}
            onClick={() => retry("all")}
            className={`${buttonClasses.secondary} mt-3 mb-4`}
          >
            {words.all}
          </button>
          {stuck > rows.length && <p>{fillPlaceholders(words.more, { shown: rows.length, stuck })}</p>}
          <DataTable columns={[columns.what, columns.when, columns.reason, columns.actions]}>
            <tbody>
              {rows.map(({ id, kind, way, audience, error, tries, created_at }) => {
                const name = words.kinds[kind];
                return (
                  <Row key={id}>
                    <RowHeader note={`${words.to[audience]}, ${words.by[way]}`}>{name}</RowHeader>
                    <Cell label={columns.when}>
                      <Time at={created_at} />
                    </Cell>
                    <Cell label={columns.reason}>
                      {translateReason(error ?? "", words.reasons)}{" "}
                      <Small>{fillPlaceholders(words.tries, { tries })}</Small>
                    </Cell>
                    <ActionsCell label={columns.actions}>
                      <SmallButton
                        disabled={isMutating}
                        aria-label={fillPlaceholders(words.againOf, { name })}
                        onClick={() => retry(id)}
                      >
                        {words.again}
                      </SmallButton>
                    </ActionsCell>
                  </Row>
                );
              })}
            </tbody>
          </DataTable>
        </>
      )}
    </Sheet>
  );
}
