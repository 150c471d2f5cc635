"use client";

import { useEffect, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { buttonLook } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { shownWidth } from "@/lib/desk/content/crop";
import type { Values } from "@/lib/desk/content/form";
import { placeShapes, type Place } from "@/lib/desk/content/kinds";
import { useWords } from "../words";
import { CropDialog } from "./crop-dialog";
import { useProblem } from "./field";

type PictureFieldProps = { name: string; label: string; shape: string };

/** A picture: chosen, dropped or pasted, then cut to the shape in which it is shown; or one that has an address. */
export function PictureField({ name, label, shape }: PictureFieldProps) {
  const words = useWords("content");
  const { register, watch, setValue } = useFormContext<Values>();
  const error = useProblem(name);
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [isOver, setIsOver] = useState(false);
  const address = String(watch(name) ?? "");
  const place = watch("place") as Place | undefined;
  const shown = shape === "placement" ? placeShapes[place ?? "homeBanners"] : shape;
  // Wherever on the page the focus is; but not into the dialog in which another picture is being cut.
  useEffect(() => {
    if (file) return;
    const paste = (event: ClipboardEvent) => {
      const pasted = pastedPicture(event.clipboardData);
      if (!pasted || event.defaultPrevented || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      setFile(pasted);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [file]);
  const take = (files: FileList | null | undefined) => files?.[0] && setFile(files[0]);
  return (
    <div
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
        <Field
          id={`field-${name}`}
          label={label}
          hint={words.picture.drop}
          error={error}
          autoComplete="off"
          {...register(name)}
        />
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
          shape={shown}
          width={shownWidth(shown, shape === "placement" ? (place ?? "homeBanners") : undefined)}
          onDone={(made) => setValue(name, made, { shouldDirty: true, shouldValidate: true })}
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
