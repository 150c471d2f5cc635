/** Directions in which the strokes of Chinese characters start. */
export const directions = ["right", "down", "downLeft", "downRight", "upRight"] as const;
export type Direction = (typeof directions)[number];

/** A point of the stroke data, whose characters are 1024 units wide and from -124 to 900 high; y grows upwards. */
export type Point = readonly [x: number, y: number];

export type StrokeDirection = {
  /** The direction to name. */
  main: Direction;
  /** All directions that a person could see in it, with `main`. */
  accepted: readonly Direction[];
};

const degrees: Record<Direction, number> = {
  right: 0,
  down: -90,
  downLeft: -135,
  downRight: -45,
  upRight: 45,
};

/** The largest angle, in degrees, between a stroke and a direction that it may be called; more than half of 45. */
const toleranceDegrees = 35;
/** The part of a stroke with a bend or a hook that shows where it starts. */
const startPart = 0.35;
/** A stroke is straight if its length is at most this multiple of the distance between its ends. */
const straightRatio = 1.2;

/** Derives where a stroke starts to go from the points of its center line. */
export function strokeDirection(median: readonly Point[]): StrokeDirection {
  const first = median[0] ?? [0, 0];
  const last = median.at(-1) ?? first;
  const total = lengthOf(median);
  const isStraight = total <= straightRatio * distance(first, last);
  const start = angle(first, pointAt(median, total * startPart));
  const whole = angle(first, last);
  const named = isStraight ? whole : start;
  const [main = "right"] = [...directions].sort((a, b) => apart(named, a) - apart(named, b));
  const seen = isStraight ? [start, whole] : [start];
  const accepted = directions.filter(
    (direction) => direction === main || seen.some((value) => apart(value, direction) <= toleranceDegrees),
  );
  return { main, accepted };
}

const distance = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]);
const angle = (a: Point, b: Point) => (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;

/** The angle between a stroke and a direction, from 0 to 180 degrees. */
function apart(value: number, direction: Direction): number {
  const difference = Math.abs(value - degrees[direction]) % 360;
  return Math.min(difference, 360 - difference);
}

const lengthOf = (points: readonly Point[]) =>
  points.slice(1).reduce((sum, point, index) => sum + distance(points[index] as Point, point), 0);

/** Returns the point at a distance from the start along the line. */
function pointAt(points: readonly Point[], length: number): Point {
  let rest = length;
  for (let index = 1; index < points.length; index += 1) {
    const [from, to] = [points[index - 1] as Point, points[index] as Point];
    const step = distance(from, to);
    if (step >= rest && step > 0) {
      const ratio = rest / step;
      return [from[0] + (to[0] - from[0]) * ratio, from[1] + (to[1] - from[1]) * ratio];
    }
    rest -= step;
  }
  return points.at(-1) ?? [0, 0];
}
