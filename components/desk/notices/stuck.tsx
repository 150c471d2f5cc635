"use client";

import { fill } from "@/components/ui/fill";
import { buttonLook } from "@/components/ui/button";
import { useTell } from "../toasts";
import { Time } from "../time";
import { useAct } from "../use-act";
import { useNewsChanged } from "../use-news";
import { useWords } from "../words";
import type { Notices } from "./notices";
import { reasonOf } from "./reason";

type StuckProps = { notices: Notices; onChanged: () => void };

/** Failed notifications that are no longer retried automatically, with buttons that retry them. */
export function Stuck({ notices: { stuck, stuck_notices: rows }, onChanged }: StuckProps) {
  const words = useWords("notices");
  const tell = useTell();
  const { act, isActing } = useAct();
  const newsChanged = useNewsChanged();
  const again = async (id: number | "all") => {
    const answer = await act("notices/again", { id });
    if (answer) tell({ tone: "success", text: fill(words.freed, answer) });
    onChanged();
    newsChanged();
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
            disabled={isActing}
            onClick={() => again("all")}
            className={`${buttonLook.secondary} mt-3 mb-4`}
          >
            {words.all}
          </button>
          {stuck > rows.length && <p>{fill(words.more, { shown: rows.length, stuck })}</p>}
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
                      {reasonOf(error ?? "", words.reasons)} <small>{fill(words.tries, { tries })}</small>
                    </td>
                    <td data-label={columns.actions}>
                      <div className="desk-row-actions">
                        <button
                          type="button"
                          disabled={isActing}
                          aria-label={fill(words.againOf, { name })}
                          onClick={() => again(id)}
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
