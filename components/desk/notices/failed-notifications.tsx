"use client";

import type { CallResponse } from "@/lib/bootstrap/call-types";
import { fillPlaceholders } from "@/lib/i18n/fill";
import { buttonClasses } from "@/components/ui/button";
import { useToast } from "../toasts";
import { Time } from "../time";
import { useMutation } from "../use-mutation";
import { useReloadUnreadCounts } from "../use-unread-counts";
import { useWords } from "../words";
import { translateReason } from "./reason";

type FailedNotificationsProps = { notices: CallResponse<"desk/notices/show">; onChanged: () => void };

/** Failed notifications that are no longer retried automatically, with buttons that retry them. */
export function FailedNotifications({
  notices: { stuck, stuck_notices: rows },
  onChanged,
}: FailedNotificationsProps) {
  const words = useWords("notices");
  const showToast = useToast();
  const { trigger, isMutating } = useMutation();
  const reloadUnreadCounts = useReloadUnreadCounts();
  const retry = async (id: number | "all") => {
    const response = await trigger("desk/notices/again", { id });
    if (response) showToast({ tone: "success", text: fillPlaceholders(words.freed, response) });
    onChanged();
    reloadUnreadCounts();
  };
  const { columns } = words;
  return (
    <section className="sheet" aria-labelledby="stuck-title">
      <h2 id="stuck-title">{words.stuck}</h2>
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
          <table className="desk-table">
            <thead>
              <tr>
                <th scope="col">{columns.what}</th>
                <th scope="col">{columns.when}</th>
                <th scope="col">{columns.reason}</th>
                <th scope="col">{columns.actions}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, kind, way, audience, error, tries, created_at }) => {
                const name = words.kinds[kind];
                return (
                  <tr key={id}>
                    <th scope="row" data-label={columns.what}>
                      {name}
                      <small>
                        {words.to[audience]}, {words.by[way]}
                      </small>
                    </th>
                    <td data-label={columns.when}>
                      <Time at={created_at} />
                    </td>
                    <td data-label={columns.reason}>
                      {translateReason(error ?? "", words.reasons)}{" "}
                      <small>{fillPlaceholders(words.tries, { tries })}</small>
                    </td>
                    <td data-label={columns.actions}>
                      <div className="desk-row-actions">
                        <button
                          type="button"
                          disabled={isMutating}
                          aria-label={fillPlaceholders(words.againOf, { name })}
                          onClick={() => retry(id)}
                        >
                          {words.again}
                        </button>
                      </div>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
