import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";
import type { Part, Verdict } from "@/lib/subjects/device-check/types";

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

const stateColors: Record<PartRowProps["state"], string> = {
  waiting: "bg-muted",
  running: "bg-muted",
  pass: "bg-accent text-on-accent",
  advice: "bg-gold text-on-light",
  fail: "bg-cinnabar text-white",
};

/** One part of the check, with its title, state and instructions. */
export function PartRow({ part, state, text, children }: PartRowProps) {
  const t = useTranslations("deviceCheck");
  const mark = marks[state];
  return (
    <li data-part={part} data-state={state} className="flex gap-4 border-b border-line py-5 first:pt-0">
      <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-ground narrow:hidden">
        <Icon name={icons[part]} size={22} />
      </span>
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h3 className="text-h3">{t(`${part}.title`)}</h3>
          <span
            className={`inline-flex items-center gap-1.5 rounded-pill px-3 py-0.5 text-label font-semibold ${stateColors[state]}`}
          >
            {mark && <Icon name={mark} size={16} />}
            {t(`states.${state}`)}
          </span>
        </div>
        <p role="status" className="mt-1 max-w-[40rem]">
          {text}
        </p>
        {children}
      </div>
    </li>
  );
}
