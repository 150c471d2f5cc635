"use client";

import { useTranslations } from "next-intl";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { buttonClasses } from "@/components/ui/button";
import { useToast } from "../toasts";
import { Time } from "../time";
import { useMutation } from "../use-mutation";
import { useReloadUnreadCounts } from "../use-unread-counts";
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
  const t = useTranslations("desk.notifications");
  const showToast = useToast();
  const { trigger, isMutating } = useMutation();
  const reloadUnreadCounts = useReloadUnreadCounts();
  const retry = async (id: number | "all") => {
    const response = await trigger("desk/notifications/again", { id });
    if (response) showToast({ tone: "success", text: t("freed", response) });
    onChanged();
    reloadUnreadCounts();
  };
  return (
    <Sheet aria-labelledby="stuck-title">
      <SheetTitle id="stuck-title">{t("stuck")}</SheetTitle>
      {stuck === 0 && <p>{t("none")}</p>}
      {stuck > 0 && (
        <>
          <button
            type="button"
            disabled={isMutating}
            onClick={() => retry("all")}
            className={`${buttonClasses.secondary} mt-3 mb-4`}
          >
            {t("all")}
          </button>
          {stuck > rows.length && <p>{t("more", { shown: rows.length, stuck })}</p>}
          <DataTable
            columns={[t("columns.what"), t("columns.when"), t("columns.reason"), t("columns.actions")]}
          >
            <tbody>
              {rows.map(({ id, kind, way, audience, error, tries, created_at }) => {
                const name = t(`kinds.${kind}`);
                return (
                  <Row key={id}>
                    <RowHeader note={`${t(`to.${audience}`)}, ${t(`by.${way}`)}`}>{name}</RowHeader>
                    <Cell label={t("columns.when")}>
                      <Time at={created_at} />
                    </Cell>
                    <Cell label={t("columns.reason")}>
                      {translateReason(error ?? "", t)} <Small>{t("tries", { tries })}</Small>
                    </Cell>
                    <ActionsCell label={t("columns.actions")}>
                      <SmallButton
                        disabled={isMutating}
                        aria-label={t("againOf", { name })}
                        onClick={() => retry(id)}
                      >
                        {t("again")}
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
