"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCall } from "@/components/calls/use-call";
import { buttonClasses } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { parsePictureAddress, pictureAddress } from "@/lib/engines/pictures/address";
import type { DeskTranslate } from "@/lib/base/desk/messages";
import { formatList, formatNumber } from "../format";
import { LoadingOrError } from "../loading-or-error";
import { shownRecordName } from "./records";

export type LibraryPicture = CallResponse<"desk/content/pictures">["list"][number];

type PictureLibraryProps = { onPick: (picture: LibraryPicture) => void; onClose: () => void };

/** The uploaded pictures, newest first, to choose one again. */
export function PictureLibrary({ onPick, onClose }: PictureLibraryProps) {
  const t = useTranslations("desk.content");
  const tShell = useTranslations("desk.shell");
  const [page, setPage] = useState(1);
  const { data, failure, reload } = useCall("desk/content/pictures", { page });
  return (
    <Dialog title={t("picture.library.title")} closeLabel={tShell("close")} onClose={onClose}>
      {(close) =>
        !data ? (
          <LoadingOrError failure={failure} onRetry={reload} />
        ) : data.total === 0 ? (
          <p className="mt-4">{t("picture.library.none")}</p>
        ) : (
          <>
            <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-4">
              {data.list.map((picture) => (
                <li key={picture.address}>
                  <button
                    type="button"
                    className="flex w-full flex-col gap-1 rounded-small border border-line p-2 text-left hover:bg-ground"
                    onClick={() => {
                      onPick(picture);
                      close();
                    }}
                  >
                    <img
                      src={thumbnail(picture.address)}
                      alt=""
                      loading="lazy"
                      width={160}
                      height={100}
                      className="h-24 w-full bg-muted object-contain"
                    />
                    <span className="text-label">{describeUse(picture, t)}</span>
                    <span className="text-label text-soft">
                      {picture.width} × {picture.height}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
            <div className="dialog-actions">
              <button
                type="button"
                className={buttonClasses.secondary}
                disabled={page === 1}
                onClick={() => setPage(page - 1)}
              >
                {t("list.previous")}
              </button>
              <button
                type="button"
                className={buttonClasses.secondary}
                disabled={page * data.per_page >= data.total}
                onClick={() => setPage(page + 1)}
              >
                {t("list.next")}
              </button>
            </div>
          </>
        )
      }
    </Dialog>
  );
}

/** The smallest stored width. */
function thumbnail(address: string): string {
  const parsed = parsePictureAddress(address);
  return parsed ? pictureAddress(parsed.hash, Math.min(320, parsed.width)) : address;
}

/** The records that show a picture, by name. */
function describeUse(
  { used_in: uses, use_count: count }: LibraryPicture,
  t: DeskTranslate<"content">,
): string {
  if (uses.length === 0) return t("picture.library.unused");
  const names = formatList([...new Set(uses.map((use) => shownRecordName(use.kind, use, t)))]);
  const more = count - uses.length;
  return more > 0 ? t("picture.library.more", { names, count: formatNumber(more) }) : names;
}
