"use client";

import { useEffect, useState } from "react";
import { maxChosenPictureBytes } from "@/lib/base/desk/limits";
import { isTooLarge, scalePicture } from "./scale-picture";

type Size = { width: number; height: number };
/** A file, and its address for an `img`. */
type Picture = { file: File; source: string };
type Problem = "tooManyBytes" | "noPicture";

const toPicture = (file: File): Picture => ({ file, source: URL.createObjectURL(file) });

/**
 * A chosen picture as it can be uploaded: scaled down if it is too large.
 * @returns the picture and its address for an `img`, or the problem; neither while it is scaled down.
 */
export function useScaledPicture(file: File) {
  const isAbsurd = file.size > maxChosenPictureBytes;
  const [picture, setPicture] = useState<Picture | undefined>(() =>
    isAbsurd || isTooLarge(file) ? undefined : toPicture(file),
  );
  const [problem, setProblem] = useState<Problem | undefined>(isAbsurd ? "tooManyBytes" : undefined);
  const needsScaling = picture === undefined && problem === undefined;
  useEffect(() => {
    if (!needsScaling) return;
    let isCurrent = true;
    scalePicture(file).then(
      (scaled) => isCurrent && setPicture(toPicture(scaled)),
      () => isCurrent && setProblem("noPicture"),
    );
    return () => {
      isCurrent = false;
    };
  }, [file, needsScaling]);
  const source = picture?.source;
  useEffect(() => () => void (source && URL.revokeObjectURL(source)), [source]);
  /** Checks the size in pixels, which is known once the picture is shown. @returns whether it can be uploaded */
  const checkSize = ({ width, height }: Size): boolean => {
    const isFine = !picture || !isTooLarge(picture.file, width * height);
    if (!isFine) setPicture(undefined);
    return isFine;
  };
  return { picture: picture?.file, source, problem, checkSize };
}
