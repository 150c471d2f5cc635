import { buttonLook } from "@/components/ui/button";
import { fill } from "@/components/ui/fill";
import type { Summary } from "@/lib/device-check/summary";
import type { CheckLabels } from "./labels";

type CheckSummaryProps = {
  labels: CheckLabels;
  summary: Summary;
  help: string;
  classroom: string | undefined;
  end: () => void;
};

/** What it all comes to, and where to go from here. */
export function CheckSummary({ labels, summary, help, classroom, end }: CheckSummaryProps) {
  const { state, toMend } = summary;
  const names = new Intl.ListFormat(document.documentElement.lang).format(
    toMend.map((part) => labels[part].title),
  );
  return (
    <div className="check-summary">
      <p role="status" className="text-h3 font-bold">
        {state !== "going" && fill(labels.summary[state], { parts: names })}
      </p>
      <div className="check-buttons">
        {state !== "going" && classroom && (
          <a href={classroom} target="_blank" rel="noreferrer" className={buttonLook.secondary}>
            {labels.summary.provider}
          </a>
        )}
        {toMend.length > 0 && (
          <a href={help} className={buttonLook.secondary}>
            {labels.summary.help}
          </a>
        )}
        <button type="button" className={buttonLook.secondary} onClick={end}>
          {labels.end}
        </button>
      </div>
    </div>
  );
}
