import { fork, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { isValidElement, type ReactElement, type ReactNode } from "react";
import type { PictureFont } from "./picture-fonts";
import { processState } from "../../base/process-state";

/*
 * Share pictures are drawn in a child process, so that they do not block requests and their memory is freed when the
 * process ends (decision 40). On a host without child processes they are drawn in this process.
 */

/** Size of every share picture, in pixels. */
const size = { width: 1200, height: 630 };

/** How long an idle child process keeps running, in milliseconds. */
export const idleMs = 20_000;

/** A drawing job for the child process; the element contains no function components. */
export type DrawingJob = typeof size & { element: ReactElement; fonts: readonly PictureFont[] };
type DrawingResult = { png: ArrayBuffer; problem?: undefined } | { problem: Error };
type Drawing = {
  process: ChildProcess;
  /** The pending promise of the current picture. */
  pending?: { resolve: (result: DrawingResult) => void; reject: (error: Error) => void };
  idleTimer?: NodeJS.Timeout;
};

const drawingProcessSlot = processState<Drawing>("drawingProcess");

/**
 * Draws one picture. Callers must not run two drawings at the same time (`draw-limit.ts`).
 * @returns a PNG file
 * @throws Error if it cannot be drawn or the child process ends
 */
export async function drawPicture(
  picture: ReactElement,
  fonts: readonly PictureFont[],
): Promise<ArrayBuffer> {
  const order: DrawingJob = { ...size, element: toSerializable(picture) as ReactElement, fonts };
  const drawing = (drawingProcessSlot.value ??= startDrawing());
  if (!drawing) return (await import("./draw.mjs")).draw(order);
  clearTimeout(drawing.idleTimer);
  drawing.process.ref();
  try {
    const result = await new Promise<DrawingResult>((resolve, reject) => {
      drawing.pending = { resolve, reject };
      drawing.process.send(order, (error) => error && reject(error));
    });
    if (result.problem) throw result.problem;
    return result.png;
  } finally {
    drawing.process.unref();
    drawing.process.channel?.unref();
    // A process that has ended needs no idle timer.
    if (drawingProcessSlot.value === drawing)
      drawing.idleTimer = setTimeout(() => endProcess(drawing), idleMs).unref();
  }
}

/** @returns undefined where no child process may be started */
function startDrawing(): Drawing | undefined {
  const child = forkDrawing();
  if (!child) return undefined;
  const drawing: Drawing = { process: child };
  child.on("message", (result: DrawingResult) => drawing.pending?.resolve(result));
  child.on("error", (error) => drawing.pending?.reject(error));
  child.on("exit", () => {
    endProcess(drawing);
    drawing.pending?.reject(new Error("The drawing process has ended."));
  });
  return drawing;
}

function forkDrawing(): ChildProcess | undefined {
  // Must not be bundled, because the file imports packages from node_modules.
  const file = join(/* turbopackIgnore: true */ process.cwd(), "lib/subjects/seo/drawing-process.mjs");
  try {
    // Does not inherit the parent's Node options.
    return fork(file, { execArgv: ["--max-semi-space-size=4"], serialization: "advanced" });
  } catch {
    return undefined;
  }
}

/** Ends the child process; the next picture starts a new one. */
function endProcess(drawing: Drawing): void {
  clearTimeout(drawing.idleTimer);
  if (drawingProcessSlot.value === drawing) drawingProcessSlot.value = undefined;
  drawing.process.kill();
}

/** Converts an element to serializable data by calling its function components. */
function toSerializable(node: ReactNode): unknown {
  if (Array.isArray(node)) return node.map(toSerializable);
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  const { type, props } = node;
  if (typeof type === "function")
    return toSerializable((type as (componentProps: typeof props) => ReactNode)(props));
  return { type, key: null, props: { ...props, children: toSerializable(props.children) } };
}
