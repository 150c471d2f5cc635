"use client";

import { useEffect, useRef, useState } from "react";
import type { Direction, StrokeDirection } from "@/lib/subjects/characters/stroke-direction";
import type { Writer } from "./create-writer";

/** What happens in the grid. */
export type WritingState = {
  activity: "still" | "loading" | "failed" | "showing" | "shown" | "writing" | "written";
  /** Index of the stroke that is drawn, or to be drawn. */
  stroke: number;
  /** On this stroke. */
  mistakes: number;
  strokes: readonly StrokeDirection[];
};

const initial: WritingState = { activity: "still", stroke: 0, mistakes: 0, strokes: [] };

/** Mistakes on a stroke after which it is shown. */
export const mistakesBeforeHint = 2;

/** The writing of a character in the element of `grid`. The code and the data are fetched at the first activity. */
export function useWriting(character: string) {
  const grid = useRef<HTMLDivElement>(null);
  const writer = useRef<Promise<Writer>>(undefined);
  const [state, setState] = useState(initial);
  useEffect(
    () => () =>
      void writer.current?.then(
        ({ stop }) => stop(),
        () => undefined,
      ),
    [],
  );

  async function load(): Promise<Writer | undefined> {
    if (!grid.current) return undefined;
    if (!writer.current) setState((old) => ({ ...old, activity: "loading" }));
    const element = grid.current;
    writer.current ??= import("./create-writer").then(({ createWriter }) => createWriter(element, character));
    try {
      return await writer.current;
    } catch {
      // The next press tries again.
      writer.current = undefined;
      setState({ ...initial, activity: "failed" });
      return undefined;
    }
  }

  async function show() {
    const loaded = await load();
    if (!loaded) return;
    const { strokes } = loaded;
    const isDone = await loaded.show((stroke) =>
      setState({ activity: "showing", stroke, mistakes: 0, strokes }),
    );
    if (isDone) setState((old) => ({ ...old, activity: "shown" }));
  }

  async function write() {
    const loaded = await load();
    if (!loaded) return;
    setState({ activity: "writing", stroke: 0, mistakes: 0, strokes: loaded.strokes });
    loaded.startQuiz({
      onStroke: advance,
      onMistake: (mistakes) => setState((old) => ({ ...old, mistakes })),
    });
  }

  const advance = (next: number) =>
    setState((old) => ({
      ...old,
      activity: next < old.strokes.length ? "writing" : "written",
      stroke: next,
      mistakes: 0,
    }));

  /** Draws the next stroke if it starts in the direction. */
  async function choose(direction: Direction) {
    const loaded = await writer.current;
    if (!loaded || state.activity !== "writing") return;
    if (loaded.strokes[state.stroke]?.accepted.includes(direction)) {
      loaded.drawStroke();
      advance(state.stroke + 1);
      return;
    }
    const mistakes = state.mistakes + 1;
    setState((old) => ({ ...old, mistakes }));
    if (mistakes >= mistakesBeforeHint) loaded.highlightStroke(state.stroke);
  }

  return { grid, state, show, write, choose };
}
