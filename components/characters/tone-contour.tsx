import { contours, type Tone } from "@/lib/subjects/characters/tones";

const [width, height, margin] = [72, 60, 8];

/** Draws how the pitch of a tone moves between the lowest and the highest of five lines. */
export function ToneContour({ tone, className = "" }: { tone: Tone; className?: string }) {
  const heights = contours[tone];
  const step = (width - 2 * margin) / (heights.length - 1);
  const y = (pitch: number) => height - margin - ((pitch - 1) * (height - 2 * margin)) / 4;
  const line = heights.map((pitch, index) => `${margin + index * step} ${y(pitch)}`).join("L");
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      className={className}
    >
      {[1, 2, 3, 4, 5].map((pitch) => (
        <path
          key={pitch}
          d={`M0 ${y(pitch)}h${width}`}
          stroke="currentColor"
          strokeWidth={0.5}
          opacity={0.4}
        />
      ))}
      <path
        d={`M${line}`}
        stroke="currentColor"
        strokeWidth={4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
