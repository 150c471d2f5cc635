import type { Point } from "@/lib/subjects/characters/stroke-direction";
import { gridPadding } from "./grid-padding";
import styles from "./board.module.css";

type StrokeGuideProps = {
  /** The center line of the stroke. */
  median: readonly Point[];
  /** The number of the stroke, from 1. */
  n: number;
  /** Whether the visitor is to write it: the start pulses. */
  isWriting: boolean;
};

/** Units of a character from the highest point of its square downwards. */
const toSvg = ([x, y]: Point) => [x, 900 - y] as const;

/** Shows where a stroke starts and how it goes, over the grid. */
export function StrokeGuide({ median, n, isWriting }: StrokeGuideProps) {
  const points = median.map(toSvg);
  const [x, y] = points[0] ?? [0, 0];
  return (
    <svg
      aria-hidden
      viewBox="0 0 1024 1024"
      className="pointer-events-none absolute overflow-visible"
      style={{ inset: gridPadding, width: `calc(100% - ${2 * gridPadding}px)` }}
    >
      {isWriting && (
        <>
          <path d={`M${points.join("L")}`} className={styles["line"]} />
          <path d={arrowHead(points)} className={styles["arrow"]} />
          <circle cx={x} cy={y} r={44} className={styles["pulse"]} />
        </>
      )}
      <circle cx={x} cy={y} r={44} className={styles["dot"]} />
      <text x={x} y={y} dy="0.36em" className={styles["number"]}>
        {n}
      </text>
    </svg>
  );
}

/** The lines of an arrow's head at the end of a line. */
function arrowHead(points: readonly Point[]): string {
  const [x, y] = points.at(-1) ?? [0, 0];
  const before = points.findLast(([a, b]) => Math.hypot(x - a, y - b) > 30) ?? [x - 1, y];
  const angle = Math.atan2(y - before[1], x - before[0]);
  const side = (turn: number) => `${x - 56 * Math.cos(angle + turn)} ${y - 56 * Math.sin(angle + turn)}`;
  return `M${side(0.6)}L${x} ${y}L${side(-0.6)}`;
}
