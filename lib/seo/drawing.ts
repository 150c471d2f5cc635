import { fork, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { isValidElement, type ReactElement, type ReactNode } from "react";
import type { PictureFont } from "./picture-fonts";
import { processState } from "../process-state";

/*
 * Share pictures are drawn in a process of their own: visitors do not wait for one meanwhile, and its memory is given
 * back when no picture is wanted any more (decision 36). A host that allows no child process draws in this one.
 */

/** Of every share picture, in pixels. */
const size = { width: 1200, height: 630 };

/** How long a process that draws nothing is kept, in milliseconds. */
export const idleMs = 20_000;

/** A picture that the process is to draw: an element without components of our own. */
export type Order = typeof size & { element: ReactElement; fonts: readonly PictureFont[] };
type Answer = { png: ArrayBuffer; problem?: undefined } | { problem: Error };
type Drawing = {
  process: ChildProcess;
  /** Who waits for the picture that is being drawn. */
  waiting?: { resolve: (answer: Answer) => void; reject: (error: Error) => void };
  idle?: NodeJS.Timeout;
};

const drawingProcessSlot = processState<Drawing>("drawingProcess");

/**
 * Draws one picture; who calls it has no other drawn meanwhile (`draw-limit.ts`).
 * @returns a PNG file.
 * @throws Error when it cannot be drawn, or the process ends meanwhile.
 */
export async function drawPicture(
  picture: ReactElement,
  fonts: readonly PictureFont[],
): Promise<ArrayBuffer> {
  const order: Order = { ...size, element: plain(picture) as ReactElement, fonts };
  const drawing = (drawingProcessSlot.value ??= startDrawing());
  if (!drawing) return (await import("./draw.mjs")).draw(order);
  clearTimeout(drawing.idle);
  drawing.process.ref();
  try {
    const answer = await new Promise<Answer>((resolve, reject) => {
      drawing.waiting = { resolve, reject };
      drawing.process.send(order, (error) => error && reject(error));
    });
    if (answer.problem) throw answer.problem;
    return answer.png;
  } finally {
    drawing.process.unref();
    drawing.process.channel?.unref();
    // One that has ended meanwhile has nothing left to wait for.
    if (drawingProcessSlot.value === drawing) drawing.idle = setTimeout(() => end(drawing), idleMs).unref();
  }
}

/** @returns undefined where no child process may be started */
function startDrawing(): Drawing | undefined {
  const child = forkDrawing();
  if (!child) return undefined;
  const drawing: Drawing = { process: child };
  child.on("message", (answer: Answer) => drawing.waiting?.resolve(answer));
  child.on("error", (error) => drawing.waiting?.reject(error));
  child.on("exit", () => {
    end(drawing);
    drawing.waiting?.reject(new Error("The process that draws has ended."));
  });
  return drawing;
}

function forkDrawing(): ChildProcess | undefined {
  // Not for bundling: the packages that it draws with are found where they are installed.
  const file = join(/* turbopackIgnore: true */ process.cwd(), "lib/seo/drawing-process.mjs");
  try {
    // Without the arguments of the site, tests or tools.
    return fork(file, { execArgv: ["--max-semi-space-size=4"], serialization: "advanced" });
  } catch {
    return undefined;
  }
}

/** The next picture gets a new process. */
function end(drawing: Drawing): void {
  clearTimeout(drawing.idle);
  if (drawingProcessSlot.value === drawing) drawingProcessSlot.value = undefined;
  drawing.process.kill();
}

/** What can be sent of an element: its components are called, and names and properties are left. */
function plain(node: ReactNode): unknown {
  if (Array.isArray(node)) return node.map(plain);
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  const { type, props } = node;
  if (typeof type === "function") return plain((type as (given: typeof props) => ReactNode)(props));
  return { type, key: null, props: { ...props, children: plain(props.children) } };
}
