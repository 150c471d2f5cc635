import HanziWriter, { type CharacterJson } from "hanzi-writer";
import { strokeDataPath } from "@/lib/subjects/characters/stroke-data";
import {
  strokeDirection,
  type Point,
  type StrokeDirection,
} from "@/lib/subjects/characters/stroke-direction";
import { followOneTouch } from "./follow-one-touch";
import { gridPadding } from "./grid-padding";

export type QuizEvents = {
  /**
   * A stroke was drawn by hand.
   * @param next index of the next stroke; the number of strokes after the last
   * @param drawn the pointer's path
   */
  onStroke: (next: number, drawn: readonly Point[]) => void;
  /** @param mistakes on the current stroke */
  onMistake: (mistakes: number) => void;
};

/** Animates a character in an element and checks the strokes that a visitor draws there. */
export type Writer = {
  /** Where each stroke starts to go, in stroke order. */
  strokes: readonly StrokeDirection[];
  /** The center line of each stroke. */
  medians: readonly (readonly Point[])[];
  /** The outline of each stroke, as an SVG path. */
  outlines: readonly string[];
  /** Draws the character. @returns whether it was drawn to the end, without another activity in between */
  show: (onStroke: (index: number) => void) => Promise<boolean>;
  /** Lets the visitor write. Resolves when strokes are accepted. */
  startQuiz: (events: QuizEvents) => Promise<unknown>;
  /** Draws the next stroke of the quiz for the visitor. */
  drawStroke: () => void;
  highlightStroke: (index: number) => void;
  stop: () => void;
};

/** Milliseconds after a stroke; longer without motion, where each appears at once. */
const pauseMs = { animated: 250, still: 800 };

type ColorPart = Parameters<HanziWriter["updateColor"]>[0];

/** The colors of the site for what is not written yet. */
const fixedColors = { outlineColor: "line", highlightColor: "accent", drawingColor: "mark" } as const;

/** Reads a color of the site; gray if it is not in a form that hanzi-writer reads. */
function color(element: Element, name: string): string {
  const value = getComputedStyle(element).getPropertyValue(`--color-${name}`).trim();
  return /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value) ? value : "#777";
}

/** @throws Error if the stroke data cannot be loaded */
export async function createWriter(element: HTMLElement, character: string): Promise<Writer> {
  const response = await fetch(strokeDataPath(character));
  if (!response.ok) throw new Error(`stroke data: ${response.status}`);
  const data = (await response.json()) as CharacterJson;
  const medians = data.medians as [number, number][][];
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const writer = HanziWriter.create(element, character, {
    charDataLoader: (_, onLoad) => onLoad(data),
    showCharacter: false,
    padding: gridPadding,
    strokeColor: color(element, "ink"),
    outlineColor: color(element, fixedColors.outlineColor),
    highlightColor: color(element, fixedColors.highlightColor),
    drawingColor: color(element, fixedColors.drawingColor),
    drawingWidth: 24,
    // Without motion, strokes appear and vanish at once.
    strokeAnimationSpeed: isStill ? 1000 : 1,
    strokeFadeDuration: isStill ? 0 : 300,
    strokeHighlightSpeed: isStill ? 1000 : 2,
    drawingFadeDuration: isStill ? 0 : 300,
    highlightCompleteColor: color(element, "mark"),
    highlightOnComplete: !isStill,
    showHintAfterMisses: 2,
  });
  new ResizeObserver(() => {
    const { width } = element.getBoundingClientRect();
    if (width > 0) writer.updateDimensions({ width, height: width });
  }).observe(element);

  let ink: "ink" | "mark" = "ink";
  const setColor = (part: ColorPart, name: string, duration: number) =>
    void writer.updateColor(part, color(element, name), { duration });
  /** Colors what was written; hanzi-writer has a color of its own for the strokes of the radical. */
  const setInk = (name: typeof ink, duration: number) => {
    ink = name;
    for (const part of ["strokeColor", "radicalColor"] as const) setColor(part, name, duration);
  };
  // The writer keeps its colors when the system changes between light and dark.
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
    setInk(ink, 0);
    for (const [part, name] of Object.entries(fixedColors) as [ColorPart, string][]) setColor(part, name, 0);
  });
  let isWriting = false;
  followOneTouch(element, () => isWriting);
  /** The current activity; an animation ends when another one starts. */
  let activity = 0;
  return {
    strokes: medians.map(strokeDirection),
    medians,
    outlines: data.strokes,
    async show(onStroke) {
      const own = (activity += 1);
      isWriting = false;
      writer.cancelQuiz();
      await writer.hideCharacter({ duration: 0 });
      setInk("ink", 0);
      for (const index of data.strokes.keys()) {
        if (own !== activity) return false;
        onStroke(index);
        await writer.animateStroke(index);
        await new Promise((resolve) => setTimeout(resolve, isStill ? pauseMs.still : pauseMs.animated));
      }
      return own === activity;
    },
    startQuiz({ onStroke, onMistake }) {
      activity += 1;
      isWriting = true;
      setInk("ink", 0);
      return writer.quiz({
        onCorrectStroke: ({ strokeNum, drawnPath }) =>
          onStroke(
            strokeNum + 1,
            drawnPath.points.map(({ x, y }) => [x, y] as const),
          ),
        onMistake: ({ mistakesOnStroke }) => onMistake(mistakesOnStroke),
        onComplete: () => {
          isWriting = false;
          setInk("mark", isStill ? 0 : 400);
        },
      });
    },
    drawStroke: () => writer.skipQuizStroke(),
    highlightStroke: (index) => void writer.highlightStroke(index),
    stop() {
      activity += 1;
      isWriting = false;
      writer.cancelQuiz();
    },
  };
}
