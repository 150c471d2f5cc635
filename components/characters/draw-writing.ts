import type { Point } from "@/lib/subjects/characters/stroke-direction";
import { palette } from "@/lib/subjects/school/brand";
import type { Writing } from "./use-board";

/** The picture in pixels: a portrait, as phones show and share it. */
export const pictureSize = { width: 1080, height: 1350 };

/** The grid in the picture. */
const grid = { x: 90, y: 90, side: 900, padding: 50 };
const scale = (grid.side - 2 * grid.padding) / 1024;
/** Units of the stroke data. */
const brush = { radius: 30, step: 5 };

type Caption = { title: string; pinyin: string; meaning: string; source: string };

/** Draws what a visitor wrote, in a writing grid over the character, with a caption; on paper also in dark mode. */
export async function drawWriting(
  canvas: HTMLCanvasElement,
  { strokes, outlines }: Writing,
  caption: Caption,
): Promise<void> {
  await document.fonts.ready;
  const context = canvas.getContext("2d");
  if (!context) return;
  const { brand, family } = readStyle(canvas);
  const { width, height } = pictureSize;
  Object.assign(canvas, pictureSize);
  context.fillStyle = palette.paper;
  context.fillRect(0, 0, width, height);
  drawGrid(context);

  context.save();
  context.translate(grid.x + grid.padding, grid.y + grid.padding + 900 * scale);
  context.scale(scale, -scale);
  context.fillStyle = palette.mist;
  for (const outline of outlines) context.fill(new Path2D(outline));
  context.fillStyle = palette.ink;
  for (const stroke of strokes) paint(context, stroke);
  context.restore();

  context.textAlign = "center";
  const write = (text: string, y: number, font: string, ink: string) => {
    context.font = font;
    context.fillStyle = ink;
    context.fillText(text, width / 2, y, grid.side);
  };
  write(caption.title, 1092, `800 64px ${family}`, palette.ink);
  write(caption.pinyin, 1156, `600 44px Pinyin, ${family}`, palette.ink);
  write(caption.meaning, 1212, `500 38px ${family}`, palette.soft);
  write(caption.source, 1300, `600 32px ${family}`, brand);
}

function readStyle(element: Element) {
  const style = getComputedStyle(element);
  return {
    brand: style.getPropertyValue("--color-cinnabar").trim(),
    family: style.fontFamily,
  };
}

function drawGrid(context: CanvasRenderingContext2D) {
  const { x, y, side } = grid;
  context.fillStyle = palette.white;
  context.fillRect(x, y, side, side);
  context.strokeStyle = palette.mist;
  context.lineWidth = 4;
  context.strokeRect(x, y, side, side);
  context.beginPath();
  for (const [fromX, fromY, toX, toY] of [
    [0, 0.5, 1, 0.5],
    [0.5, 0, 0.5, 1],
    [0, 0, 1, 1],
    [1, 0, 0, 1],
  ] as const) {
    context.moveTo(x + fromX * side, y + fromY * side);
    context.lineTo(x + toX * side, y + toY * side);
  }
  context.lineWidth = 2;
  context.stroke();
}

/** Paints a stroke as a brush would: it is pressed down at the start and lifted at the end. */
function paint(context: CanvasRenderingContext2D, points: readonly Point[]) {
  const path = resample(points);
  for (const [index, [x, y]] of path.entries()) {
    const part = index / path.length;
    const pressure = Math.min(1, 0.75 + part * 2) * (part < 0.75 ? 1 : 1 - (part - 0.75) * 2.4);
    context.beginPath();
    context.arc(x, y, brush.radius * pressure, 0, 2 * Math.PI);
    context.fill();
  }
}

/** The points of a line at equal distances. */
function resample(points: readonly Point[]): Point[] {
  const path: Point[] = [];
  for (const [index, [x, y]] of points.entries()) {
    const [beforeX, beforeY] = points[index - 1] ?? [x, y];
    const steps = Math.max(1, Math.round(Math.hypot(x - beforeX, y - beforeY) / brush.step));
    for (let step = 1; step <= steps; step += 1)
      path.push([beforeX + ((x - beforeX) * step) / steps, beforeY + ((y - beforeY) * step) / steps]);
  }
  return path;
}
