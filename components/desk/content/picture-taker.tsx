"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { buttonLook } from "@/components/ui/button";
import { useWords } from "../words";
import { CropDialog } from "./crop-dialog";

type PictureTakerProps = {
  /** Of the picture that is there; empty without one. */
  address: string;
  label: string;
  /** In which it is shown, such as 16:9. */
  shape: string;
  /** How wide pages show it, in CSS pixels. */
  width: number;
  /** Takes what is pasted anywhere on the page, where it is the only one; else what is pasted into it. */
  pasteAnywhere?: boolean;
  onTaken: (address: string) => void;
  /** The field that holds the address. */
  children: ReactNode;
};

/** Shows a picture and takes another: chosen, dropped or pasted, then cut to the shape in which it is shown. */
export function PictureTaker(props: PictureTakerProps) {
  const { address, label, shape, width, pasteAnywhere = false, onTaken, children } = props;
  const words = useWords("content");
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [isOver, setIsOver] = useState(false);
  // Not into the dialog in which another picture is being cut.
  useEffect(() => {
    const place = pasteAnywhere ? document : box.current;
    if (file || !place) return;
    const paste = (event: Event) => {
      const pasted = pastedPicture((event as ClipboardEvent).clipboardData);
      if (!pasted || event.defaultPrevented || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      setFile(pasted);
    };
    place.addEventListener("paste", paste);
    return () => place.removeEventListener("paste", paste);
  }, [file, pasteAnywhere]);
  const take = (files: FileList | null | undefined) => files?.[0] && setFile(files[0]);
  return (
    <div
      ref={box}
      className="desk-picture"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
    >
      {address && <img src={address} alt="" width={240} height={150} />}
      <div>
        {children}
        <button
          type="button"
          className={`${buttonLook.secondary} mt-3`}
          onClick={() => input.current?.click()}
        >
          {address ? words.picture.change : words.picture.choose}
        </button>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          aria-label={label}
          onChange={(event) => {
            take(event.currentTarget.files);
            event.currentTarget.value = "";
          }}
        />
      </div>
      {file && (
        <CropDialog
          file={file}
          shape={shape}
          width={width}
          onDone={onTaken}
          onClose={() => setFile(undefined)}
        />
      )}
    </div>
  );
}

/** A text that was copied with a picture of itself, as office programs do, stays a text. */
function pastedPicture(data: DataTransfer | null): File | undefined {
  if (!data || data.types.includes("text/plain")) return undefined;
  return [...data.files].find(({ type }) => type.startsWith("image/"));
}
