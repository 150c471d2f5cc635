"use client";

import { useEffect, useState, type PointerEvent } from "react";
import { buttonLook } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { fill } from "@/components/ui/fill";
import { failureWords, succeeded } from "@/lib/contract/result";
import { callDesk } from "@/lib/desk/client";
import { cropOf, ratioOf, type Look } from "@/lib/desk/content/crop";
import { useWords } from "../words";
import { problemWords } from "./records";

type CropDialogProps = {
  file: File;
  shape: string;
  /** Width on the pages, in CSS pixels. */
  width: number;
  onDone: (address: string) => void;
  onClose: () => void;
};

/** The limit of lib/provider/pictures, checked here before the upload. */
const maxBytes = 10 * 1024 * 1024;

/** Crops a picture by dragging or with sliders, then uploads it. */
export function CropDialog({ file, shape, width: needed, onDone, onClose }: CropDialogProps) {
  const words = useWords("content");
  const shell = useWords("shell");
  const [source] = useState(() => URL.createObjectURL(file));
  useEffect(() => () => URL.revokeObjectURL(source), [source]);
  const [size, setSize] = useState<{ width: number; height: number }>();
  const [look, setLook] = useState<Look>({ across: 0.5, down: 0.5, zoom: 1 });
  const [problem, setProblem] = useState(file.size > maxBytes ? words.problems.tooManyBytes : "");
  const [isSending, setIsSending] = useState(false);
  const frame = ratioOf(shape);
  const crop = cropOf(size ? size.width / size.height : 1, frame, look);

  const cut = size && Math.round(size.width * crop.width);

  function drag(event: PointerEvent<HTMLElement>) {
    if (event.buttons !== 1) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const moved = (at: number, by: number, of: number, share: number) =>
      share >= 1 ? at : Math.min(1, Math.max(0, at - by / of / ((1 - share) / share)));
    setLook((now) => ({
      ...now,
      across: moved(now.across, event.movementX, width, crop.width),
      down: moved(now.down, event.movementY, height, crop.height),
    }));
  }

  async function send(close: () => void) {
    setIsSending(true);
    const result = await callDesk("content/picture", { data: await base64(file), crop });
    setIsSending(false);
    if (succeeded(result)) {
      onDone(result.data.address);
      return close();
    }
    const issue = "code" in result ? result.data?.issues?.[0]?.message : undefined;
    setProblem(problemWords(issue, words) ?? failureWords(result, shell.failed));
  }

  const slider = (name: keyof Look, label: string, least: number, most: number) => (
    <label className="flex flex-col gap-1.5 font-semibold">
      {label}
      <input
        type="range"
        min={least}
        max={most}
        step={0.01}
        value={look[name]}
        onChange={(event) => setLook({ ...look, [name]: Number(event.currentTarget.value) })}
      />
    </label>
  );
  return (
    <Dialog title={words.picture.crop} closeLabel={shell.close} onClose={onClose}>
      {(close) => (
        <div className="mt-4 flex flex-col gap-4">
          <p>{words.picture.cropText}</p>
          <div
            className="desk-crop"
            // Limits the height so that the controls below stay visible in a low window.
            style={{ aspectRatio: String(frame), maxWidth: `${30 * frame}vh` }}
            onPointerMove={drag}
          >
            <img
              src={source}
              alt=""
              draggable={false}
              style={{
                width: `${100 / crop.width}%`,
                height: `${100 / crop.height}%`,
                left: `${(-100 * crop.left) / crop.width}%`,
                top: `${(-100 * crop.top) / crop.height}%`,
              }}
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                setSize({ width, height })
              }
              onError={() => setProblem(words.problems.noPicture)}
            />
          </div>
          {slider("zoom", words.picture.zoom, 1, 4)}
          {slider("across", words.picture.across, 0, 1)}
          {slider("down", words.picture.down, 0, 1)}
          <p role="status" className="desk-blurred">
            {cut !== undefined && cut < needed && fill(words.picture.blurred, { cut, needed })}
          </p>
          <p role="alert" className="desk-problem">
            {problem}
          </p>
          <button
            type="button"
            className={buttonLook.primary}
            disabled={isSending || !size || file.size > maxBytes}
            aria-busy={isSending}
            onClick={() => send(close)}
          >
            {isSending ? words.picture.uploading : words.picture.use}
          </button>
        </div>
      )}
    </Dialog>
  );
}

/** Reads a file as base64, for a JSON body. */
function base64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(reader.error ?? new Error("the file could not be read"));
    reader.readAsDataURL(file);
  });
}
