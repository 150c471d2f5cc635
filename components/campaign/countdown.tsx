import type { TimeLeft } from "@/lib/campaign/event-clock";

const parts = ["days", "hours", "minutes", "seconds"] as const;

type CountdownProps = { title: string; units: Record<keyof TimeLeft, string>; timeLeft: TimeLeft };

export function Countdown({ title, units, timeLeft }: CountdownProps) {
  return (
    <div role="timer" aria-label={title}>
      <dl className="countdown">
        {parts.map((part) => (
          <div key={part}>
            <dt>{units[part]}</dt>
            <dd>{String(timeLeft[part]).padStart(2, "0")}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
