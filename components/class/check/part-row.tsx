import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";
import type { Part, Verdict } from "@/lib/device-check/types";

/** Reports the verdict on a part to the panel; undefined while the part is checked again. */
export type Report = (part: Part, verdict: Verdict | undefined) => void;

type PartRowProps = {
  part: Part;
  state: "waiting" | "running" | Verdict;
  /** The result and what to do; screen readers announce changes. */
  text: string;
  children?: ReactNode;
};

const icons: Record<Part, IconName> = {
  browser: "globe",
  camera: "camera",
  microphone: "mic",
  speaker: "headphones",
  connection: "wifi",
};

const marks: Partial<Record<PartRowProps["state"], IconName>> = {
  pass: "check",
  advice: "triangle-alert",
  fail: "triangle-alert",
};

/** One part of the check, with its title, state and instructions. */
export function PartRow({ part, state, text, children }: PartRowProps) {
  const t = useTranslations("deviceCheck");
  const mark = marks[state];
  return (
    <li data-part={part} data-state={state}>
      <span className="check-icon">
        <Icon name={icons[part]} size={22} />
      </span>
      <div>
        <div className="check-head">
          <h3 className="text-h3">{t(`${part}.title`)}</h3>
          <span className="check-state">
            {mark && <Icon name={mark} size={16} />}
            {t(`states.${state}`)}
          </span>
        </div>
        <p role="status">{text}</p>
        {children}
      </div>
    </li>
  );
}
