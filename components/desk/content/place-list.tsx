"use client";

import { useRef, useState } from "react";
import { fill } from "@/components/ui/fill";
import type { Listed } from "@/lib/desk/calls/content";
import type { Place } from "@/lib/desk/content/kinds";
import { useTell } from "../toasts";
import { useAct } from "../use-act";
import { useWords } from "../words";
import { RecordState } from "./record-state";
import { nameOf, recordHref } from "./records";

type PlaceListProps = { place: Place; records: Listed[]; onMoved: () => Promise<unknown> };

/** The pictures of one place, reordered by dragging or with the arrow buttons. */
export function PlaceList({ place, records, onMoved }: PlaceListProps) {
  const words = useWords("content");
  const shell = useWords("shell");
  const tell = useTell();
  const { act, isActing } = useAct();
  const dragged = useRef<number>(undefined);
  const [over, setOver] = useState<number>();
  const shown = records.filter(({ status }) => status !== "draft");
  const drafts = records.filter(({ status }) => status === "draft");

  async function move(from: number, to: number) {
    const before = shown.map(({ id }) => id);
    const after = before.toSpliced(from, 1).toSpliced(to, 0, before[from]!);
    if (isActing || to < 0 || to >= before.length || from === to) return;
    const done = await act("content/order", { place, before, after });
    if (done)
      tell({ tone: done.saved ? "success" : "error", text: done.saved ? shell.saved : words.order.conflict });
    await onMoved();
  }

  if (records.length === 0) return null;
  return (
    <section className="sheet" aria-labelledby={`place-${place}`}>
      <h2 id={`place-${place}`}>{words.places[place]}</h2>
      {shown.length > 1 && <p className="text-soft">{words.order.text}</p>}
      <ol className="desk-order">
        {shown.map((record, index) => {
          const name = nameOf("placement", record, words);
          return (
            <li
              key={record.id}
              draggable={shown.length > 1}
              data-over={over === index || undefined}
              onDragStart={() => (dragged.current = index)}
              onDragOver={(event) => {
                event.preventDefault();
                setOver(index);
              }}
              onDragEnd={() => setOver(undefined)}
              onDrop={(event) => {
                event.preventDefault();
                setOver(undefined);
                if (dragged.current !== undefined) void move(dragged.current, index);
              }}
            >
              <PictureName record={record} name={name} />
              {shown.length > 1 && (
                <span className="desk-row-actions">
                  <button
                    type="button"
                    aria-label={fill(words.order.up, { name })}
                    aria-disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  >
                    ↑
                  </button>
                  <button
                    type="button"
                    aria-label={fill(words.order.down, { name })}
                    aria-disabled={index === shown.length - 1}
                    onClick={() => move(index, index + 1)}
                  >
                    ↓
                  </button>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {drafts.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold">{words.order.drafts}</h3>
          <ul className="desk-order">
            {drafts.map((record) => (
              <li key={record.id}>
                <PictureName record={record} name={nameOf("placement", record, words)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function PictureName({ record, name }: { record: Listed; name: string }) {
  const { link } = record.fields;
  return (
    <span className="desk-record-name">
      <img src={String(link)} alt="" width={96} height={60} loading="lazy" draggable={false} />
      <span>
        <a href={recordHref({ kind: "placement", id: record.id })} className="link">
          {name}
        </a>
        <small>
          <RecordState record={record} />
        </small>
      </span>
    </span>
  );
}
