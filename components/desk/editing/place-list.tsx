"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { ListedContent } from "@/lib/app/editing/desk-calls";
import type { Place } from "@/lib/subjects/placements/content";
import { useToast } from "../toasts";
import { useMutation } from "../use-mutation";
import { RecordState } from "./record-state";
import { shownRecordName, recordHref } from "./records";
import { Sheet, SheetTitle } from "../sheet";
import { SmallButton } from "../small-button";
import { Small } from "../small";
import { RecordName } from "./record-name";

const itemClasses =
  "border-line flex flex-wrap items-center justify-between gap-3 border-b py-3 last:border-0 data-over:bg-muted/60";

type PlaceListProps = { place: Place; records: ListedContent[]; onMoved: () => Promise<unknown> };

/** The pictures of one place, reordered by dragging or with the arrow buttons. */
export function PlaceList({ place, records, onMoved }: PlaceListProps) {
  const t = useTranslations("desk.content");
  const tShell = useTranslations("desk.shell");
  const showToast = useToast();
  const { trigger, isMutating } = useMutation();
  const draggedIndex = useRef<number>(undefined);
  const [overIndex, setOverIndex] = useState<number>();
  const placedRecords = records.filter(({ status }) => status !== "draft");
  const drafts = records.filter(({ status }) => status === "draft");

  async function moveRecord(from: number, to: number) {
    const before = placedRecords.map(({ id }) => id);
    const after = before.toSpliced(from, 1).toSpliced(to, 0, before[from]!);
    if (isMutating || to < 0 || to >= before.length || from === to) return;
    const response = await trigger("desk/content/order", { place, before, after });
    if (response)
      showToast({
        tone: response.saved ? "success" : "error",
        text: response.saved ? tShell("saved") : t("order.conflict"),
      });
    await onMoved();
  }

  if (records.length === 0) return null;
  return (
    <Sheet aria-labelledby={`place-${place}`}>
      <SheetTitle id={`place-${place}`}>{t(`places.${place}`)}</SheetTitle>
      {placedRecords.length > 1 && <p className="text-soft">{t("order.text")}</p>}
      <ol className="mt-3">
        {placedRecords.map((record, index) => {
          const name = shownRecordName("placement", { ...record, position: index + 1 }, t);
          return (
            <li
              key={record.id}
              draggable={placedRecords.length > 1}
              data-over={overIndex === index || undefined}
              className={placedRecords.length > 1 ? `${itemClasses} cursor-grab` : itemClasses}
              onDragStart={() => (draggedIndex.current = index)}
              onDragOver={(event) => {
                event.preventDefault();
                setOverIndex(index);
              }}
              onDragEnd={() => setOverIndex(undefined)}
              onDrop={(event) => {
                event.preventDefault();
                setOverIndex(undefined);
                if (draggedIndex.current !== undefined) void moveRecord(draggedIndex.current, index);
              }}
            >
              <PictureName record={record} name={name} />
              {placedRecords.length > 1 && (
                <span className="flex flex-wrap gap-2">
                  <SmallButton
                    aria-label={t("order.up", { name })}
                    aria-disabled={index === 0}
                    onClick={() => moveRecord(index, index - 1)}
                  >
                    ↑
                  </SmallButton>
                  <SmallButton
                    aria-label={t("order.down", { name })}
                    aria-disabled={index === placedRecords.length - 1}
                    onClick={() => moveRecord(index, index + 1)}
                  >
                    ↓
                  </SmallButton>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {drafts.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold">{t("order.drafts")}</h3>
          <ul className="mt-3">
            {drafts.map((record) => (
              <li key={record.id} className={itemClasses}>
                <PictureName record={record} name={shownRecordName("placement", record, t)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
}

function PictureName({ record, name }: { record: ListedContent; name: string }) {
  const { link } = record.fields;
  return (
    <RecordName src={String(link)} width={96} height={60} className="min-w-0 flex-[1_1_16rem]">
      <a href={recordHref({ kind: "placement", id: record.id })} className="link">
        {name}
      </a>
      <Small className="block">
        <RecordState record={record} />
      </Small>
    </RecordName>
  );
}
