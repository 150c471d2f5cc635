"use client";

import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from "react";
import type { Direction, Point, StrokeDirection } from "@/lib/subjects/characters/stroke-direction";
import type { Writer } from "./create-writer";
import { onceSeen } from "./once-seen";

/** What a visitor wrote: the path of each stroke, in units of the stroke data. */
export type Writing = {
  character: string;
  strokes: readonly (readonly Point[])[];
  /** The outlines of the character's strokes, as SVG paths. */
  outlines: readonly string[];
};

/** What happens on the board. */
export type BoardState = {
  activity: "still" | "loading" | "failed" | "showing" | "writing" | "written";
  /** Index of the stroke that is drawn, or to be drawn. */
  stroke: number;
  /** On this stroke. */
  mistakes: number;
  strokes: readonly StrokeDirection[];
  medians: readonly (readonly Point[])[];
};

const initial: BoardState = { activity: "still", stroke: 0, mistakes: 0, strokes: [], medians: [] };

/** Mistakes on a stroke after which it is shown. */
export const mistakesBeforeHint = 2;

type BoardEvents = {
  onBegin?: (() => void) | undefined;
  onDone?: ((writing: Writing) => void) | undefined;
};

/**
 * The board in the element of `grid`. Its code and data load once the board is on the screen and the browser is idle, or
 * at the first touch, whose stroke is then written as if they had been there.
 */
export function useBoard(character: string, { onBegin, onDone }: BoardEvents) {
  const grid = useRef<HTMLDivElement>(null);
  const writer = useRef<Promise<Writer>>(undefined);
  const drawn = useRef<(readonly Point[])[]>([]);
  /** The path of a stroke that began before the writer was loaded, in pixels of the window. */
  const early = useRef<{ points: { clientX: number; clientY: number }[]; hasEnded: boolean }>(undefined);
  const [state, setState] = useState(initial);

  async function load(): Promise<Writer | undefined> {
    const element = grid.current;
    if (!element) return undefined;
    writer.current ??= import("./create-writer").then(({ createWriter }) => createWriter(element, character));
    try {
      return await writer.current;
    } catch {
      // The next press tries again.
      writer.current = undefined;
      early.current = undefined;
      setState({ ...initial, activity: "failed" });
      return undefined;
    }
  }

  async function write() {
    setState((old) => (old.strokes.length > 0 ? old : { ...old, activity: "loading" }));
    const loaded = await load();
    if (!loaded) return;
    const { strokes, medians } = loaded;
    drawn.current = [];
    setState({ activity: "writing", stroke: 0, mistakes: 0, strokes, medians });
    await loaded.startQuiz({
      onStroke: (next, points) => advance(loaded, next, points),
      onMistake: (mistakes) => setState((old) => ({ ...old, mistakes })),
    });
    replayEarly();
  }

  const writeWhenSeen = useEffectEvent(() => void (writer.current ?? write()));
  useEffect(() => {
    const element = grid.current;
    const cancel = element ? onceSeen(element, () => writeWhenSeen()) : undefined;
    return () => {
      cancel?.();
      writer.current?.then(
        ({ stop }) => stop(),
        () => undefined,
      );
    };
  }, []);

  async function show() {
    const loaded = await load();
    if (!loaded) return;
    const { strokes, medians } = loaded;
    const isDone = await loaded.show((stroke) =>
      setState({ activity: "showing", stroke, mistakes: 0, strokes, medians }),
    );
    if (isDone) await write();
  }

  function advance(loaded: Writer, next: number, points: readonly Point[]) {
    drawn.current.push(points);
    const isDone = next >= loaded.strokes.length;
    setState((old) => ({ ...old, activity: isDone ? "written" : "writing", stroke: next, mistakes: 0 }));
    if (isDone) onDone?.({ character, strokes: drawn.current, outlines: loaded.outlines });
  }

  /** Draws the next stroke if it starts in one of the directions. */
  async function choose(chosen: readonly Direction[]) {
    const loaded = await writer.current;
    if (!loaded || state.activity !== "writing") return;
    onBegin?.();
    if (loaded.strokes[state.stroke]?.accepted.some((direction) => chosen.includes(direction))) {
      loaded.drawStroke();
      advance(loaded, state.stroke + 1, loaded.medians[state.stroke] ?? []);
      return;
    }
    const mistakes = state.mistakes + 1;
    setState((old) => ({ ...old, mistakes }));
    if (mistakes >= mistakesBeforeHint) loaded.highlightStroke(state.stroke);
  }

  const isLoaded = state.strokes.length > 0;
  const pointerEvents = {
    onPointerDown({ clientX, clientY, isPrimary }: PointerEvent) {
      onBegin?.();
      if (isLoaded || !isPrimary) return;
      early.current = { points: [{ clientX, clientY }], hasEnded: false };
      if (state.activity !== "loading") void write();
    },
    onPointerMove({ clientX, clientY, isPrimary }: PointerEvent) {
      if (isPrimary && early.current && !early.current.hasEnded)
        early.current.points.push({ clientX, clientY });
    },
    /** The browser scrolls instead. */
    onPointerCancel: () => (early.current = undefined),
    onPointerUp({ isPrimary }: PointerEvent) {
      if (!isPrimary || !early.current) return;
      early.current.hasEnded = true;
      if (isLoaded) replayEarly();
    },
  };

  /** Writes the stroke that ended before the writer listened. */
  function replayEarly() {
    const target = grid.current?.querySelector("svg");
    if (!early.current?.hasEnded || !target) return;
    const { points } = early.current;
    early.current = undefined;
    const dispatch = (type: string, point: object) =>
      target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...point }));
    if (points[0]) dispatch("mousedown", points[0]);
    for (const point of points) dispatch("mousemove", point);
    dispatch("mouseup", {});
  }

  return { grid, state, show, write, choose, pointerEvents };
}
