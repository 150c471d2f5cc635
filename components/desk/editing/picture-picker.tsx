"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { buttonClasses } from "@/components/ui/button";
import { hasShape } from "@/lib/engines/content/crop";
import { useToast } from "../toasts";
import { CropDialog } from "./crop-dialog";
import { PictureLibrary, type LibraryPicture } from "./picture-library";

type PicturePickerProps = {
  /** Address of the current picture; empty without one. */
  address: string;
  label: string;
  /** Aspect ratio on the pages, such as 16:9. */
  shape: string;
  /** Width on the pages, in CSS pixels. */
  width: number;
  /** Accepts a paste anywhere on the page; for a page's only picture. Otherwise only a paste into this field. */
  pasteAnywhere?: boolean;
  onPicked: (address: string) => void;
  /** The field that holds the address. */
  children: ReactNode;
};

/** Shows a picture and replaces it with a file or an uploaded picture, cropped to its aspect ratio. */
export function PicturePicker(props: PicturePickerProps) {
  const { address, label, shape, width, pasteAnywhere = false, onPicked, children } = props;
  const t = useTranslations("desk.content");
  const tShell = useTranslations("desk.shell");
  const showToast = useToast();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [isOver, setIsOver] = useState(false);
  const [isLibraryOpen, setIsLibraryOpen] = useState(false);
  // An open dialog, such as the crop dialog, blocks pasting.
  useEffect(() => {
    const target = pasteAnywhere ? document : box.current;
    if (file || !target) return;
    const handlePaste = (event: Event) => {
      const picture = findPastedPicture((event as ClipboardEvent).clipboardData);
      if (!picture || event.defaultPrevented || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      setFile(picture);
    };
    target.addEventListener("paste", handlePaste);
    return () => target.removeEventListener("paste", handlePaste);
  }, [file, pasteAnywhere]);
  /** A picture of another aspect ratio is cropped again, as a new one. */
  async function reuse({ address: chosen, width: chosenWidth, height }: LibraryPicture) {
    if (hasShape(chosenWidth / height, shape)) return onPicked(chosen);
    const response = await fetch(chosen).catch(() => undefined);
    if (!response?.ok) return showToast({ tone: "error", text: tShell("failed") });
    setFile(new File([await response.blob()], "picture.webp", { type: "image/webp" }));
  }
  const pickFile = (files: FileList | null | undefined) => files?.[0] && setFile(files[0]);
  return (
    <div
      ref={box}
      data-part="picture"
      data-over={isOver || undefined}
      className="flex flex-wrap items-start gap-5 rounded-card border border-dashed border-ink/30 p-4 data-over:bg-muted/60"
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        pickFile(event.dataTransfer.files);
      }}
    >
      {address && (
        <img
          src={address}
          alt=""
          width={240}
          height={150}
          className="max-h-40 w-60 rounded-small bg-muted object-contain"
        />
      )}
      <div className="min-w-0 flex-1 basis-64">
        {children}
        <div className="mt-3 flex flex-wrap gap-3">
          <button type="button" className={buttonClasses.secondary} onClick={() => input.current?.click()}>
            {address ? t("picture.change") : t("picture.choose")}
          </button>
          <button type="button" className={buttonClasses.secondary} onClick={() => setIsLibraryOpen(true)}>
            {t("picture.library.open")}
          </button>
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          aria-label={label}
          onChange={(event) => {
            pickFile(event.currentTarget.files);
            event.currentTarget.value = "";
          }}
        />
      </div>
      {isLibraryOpen && (
        <PictureLibrary onPick={(picture) => void reuse(picture)} onClose={() => setIsLibraryOpen(false)} />
      )}
      {file && (
        <CropDialog
          file={file}
          shape={shape}
          width={width}
          onDone={onPicked}
          onClose={() => setFile(undefined)}
        />
      )}
    </div>
  );
}

/** Ignores pasted text: office programs add a picture of the text to the clipboard. */
function findPastedPicture(data: DataTransfer | null): File | undefined {
  if (!data || data.types.includes("text/plain")) return undefined;
  return [...data.files].find(({ type }) => type.startsWith("image/"));
}
