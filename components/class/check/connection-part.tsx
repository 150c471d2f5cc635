"use client";

import { useEffect, useState } from "react";
import { buttonLook } from "@/components/ui/button";
import { fill } from "@/components/ui/fill";
import { judgeSpeed, neededMbps, recommendedMbps, type SpeedVerdict } from "@/lib/device-check/speed";
import type { CheckLabels } from "./labels";
import { measureSpeed } from "./measure-speed";
import { PartRow } from "./part-row";
import type { Report } from "./report";

type Step = "running" | SpeedVerdict | "failed";

const states = { running: "running", pass: "pass", enough: "advice", slow: "fail", failed: "fail" } as const;

/** The speed between this device and the site, measured as the check starts and when asked again. */
export function ConnectionPart({ labels, report }: { labels: CheckLabels; report: Report }) {
  const { connection } = labels;
  const [step, setStep] = useState<Step>("running");
  const [speed, setSpeed] = useState(0);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    const settle = (next: Exclude<Step, "running">) => {
      if (stop.signal.aborted) return;
      setStep(next);
      report("connection", states[next]);
    };
    measureSpeed(stop.signal).then(
      (measured) => {
        setSpeed(measured);
        settle(judgeSpeed(measured));
      },
      () => settle("failed"),
    );
    return () => stop.abort();
  }, [turn, report]);

  function again() {
    setStep("running");
    report("connection", undefined);
    setTurn(turn + 1);
  }

  const values = {
    speed: written(speed),
    needed: written(neededMbps),
    recommended: written(recommendedMbps),
  };
  return (
    <PartRow part="connection" labels={labels} state={states[step]} text={fill(connection[step], values)}>
      {step !== "running" && step !== "pass" && (
        <div className="check-buttons">
          <button type="button" className={buttonLook.secondary} onClick={again}>
            {connection.again}
          </button>
        </div>
      )}
    </PartRow>
  );
}

/** A speed in the page's language, with two digits that tell something; a fast one needs no fraction. */
function written(speed: number): string {
  const digits = speed < 10 ? 1 : 0;
  return speed.toLocaleString(document.documentElement.lang, { maximumFractionDigits: digits });
}
