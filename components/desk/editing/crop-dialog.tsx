"use client";

import { useTranslations } from "next-intl";
import { useState, type PointerEvent } from "react";
import { buttonClasses } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { failureMessage, isSuccess } from "@/lib/base/contract/result";
import { call } from "@/lib/app/bootstrap/client";
import { cropOf, ratioOf, type CropPosition } from "@/lib/engines/content/crop";
import { problemMessage } from "./records";
import { useScaledPicture } from "./use-scaled-picture";
import { FormProblem } from "../form-footer";

type CropDialogProps = {
  file: File;
  shape: string;
  /** Width on the pages, in CSS pixels. */
  width: number;
  onDone: (address: string) => void;
  onClose: () => void;
};

/** Crops a picture by dragging or with sliders, then uploads it. */
export function CropDialog({ file, shape, width: neededWidth, onDone, onClose }: CropDialogProps) {
  const t = useTranslations("desk.content");
  const tShell = useTranslations("desk.shell");
  const { picture, source, problem: unreadable, checkSize } = useScaledPicture(file);
  const [size, setSize] = useState<{ width: number; height: number }>();
  const [view, setView] = useState<CropPosition>({ across: 0.5, down: 0.5, zoom: 1 });
  const [problem, setProblem] = useState("");
  const [isSending, setIsSending] = useState(false);
  const ratio = ratioOf(shape);
  const crop = cropOf(size ? size.width / size.height : 1, ratio, view);

  const cropWidth = size && Math.round(size.width * crop.width);

  function drag(event: PointerEvent<HTMLElement>) {
    if (event.buttons !== 1) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const shifted = (at: number, by: number, of: number, share: number) =>
      share >= 1 ? at : Math.min(1, Math.max(0, at - by / of / ((1 - share) / share)));
    setView((now) => ({
      ...now,
      across: shifted(now.across, event.movementX, width, crop.width),
      down: shifted(now.down, event.movementY, height, crop.height),
    }));
  }

  async function send(close: () => void) {
    setIsSending(true);
    const result = await call("desk/content/picture", crop, { file: picture! });
    setIsSending(false);
    if (isSuccess(result)) {
      onDone(result.data.address);
      return close();
    }
    const issue = "code" in result ? result.data?.issues?.[0]?.message : undefined;
    setProblem(problemMessage(issue, t) ?? failureMessage(result, tShell("failed")));
  }

  const slider = (name: keyof CropPosition, label: string, min: number, max: number) => (
    <label className="flex flex-col gap-1.5 font-semibold">
      {label}
      <input
        type="range"
        className="min-h-11"
        min={min}
        max={max}
        step={0.01}
        value={view[name]}
        onChange={(event) => setView({ ...view, [name]: Number(event.currentTarget.value) })}
      />
    </label>
  );
  return (
    <Dialog title={t("picture.crop")} closeLabel={tShell("close")} onClose={onClose}>
      {(close) => (
        <div className="mt-4 flex flex-col gap-4">
          <p>{t("picture.cropText")}</p>
          <div
            className="relative mx-auto w-full touch-none overflow-hidden rounded-small bg-muted outline-1 outline-ink/30"
            // Limits the height so that the controls below stay visible in a low window.
            style={{ aspectRatio: String(ratio), maxWidth: `${30 * ratio}vh` }}
            onPointerMove={drag}
          >
            {source && (
              <img
                src={source}
                alt=""
                draggable={false}
                className="absolute max-w-none cursor-move"
                style={{
                  width: `${100 / crop.width}%`,
                  height: `${100 / crop.height}%`,
                  left: `${(-100 * crop.left) / crop.width}%`,
                  top: `${(-100 * crop.top) / crop.height}%`,
                }}
                onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                  checkSize({ width, height }) && setSize({ width, height })
                }
                onError={() => setProblem(t("problems.noPicture"))}
              />
            )}
          </div>
          {slider("zoom", t("picture.zoom"), 1, 4)}
          {slider("across", t("picture.across"), 0, 1)}
          {slider("down", t("picture.down"), 0, 1)}
          <p role="status" className="border-gold pl-3 not-empty:border-l-4">
            {!source && !unreadable && t("picture.uploading")}
            {cropWidth !== undefined &&
              cropWidth < neededWidth &&
              t("picture.blurred", { cut: cropWidth, needed: neededWidth })}
          </p>
          <FormProblem>{unreadable ? t(`problems.${unreadable}`) : problem}</FormProblem>
          <button
            type="button"
            className={buttonClasses.primary}
            disabled={isSending || !size || !picture}
            aria-busy={isSending}
            onClick={() => send(close)}
          >
            {isSending ? t("picture.uploading") : t("picture.use")}
          </button>
        </div>
      )}
    </Dialog>
  );
}
