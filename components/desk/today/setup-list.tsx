"use client";

import { buttonClasses } from "@/components/ui/button";
import type { CallInput, CallResponse } from "@/lib/app/bootstrap/call-types";
import { deskScreens } from "@/lib/base/desk/screens";
import { fillPlaceholders } from "@/lib/base/i18n/fill";
import { sitePages } from "@/lib/subjects/pages/site-pages";
import { setupSteps, type SetupStepName } from "@/lib/app/today/setup-steps";
import { CheckLabel } from "../check-label";
import { kindHref, recordHref } from "../editing/records";
import { Line } from "../line";
import { Sheet, SheetTitle } from "../sheet";
import { Small } from "../small";
import { useMutation } from "../use-mutation";
import { useWords } from "../words";

type Setup = NonNullable<CallResponse<"desk/today/setup">["setup"]>;
type Step = Setup["steps"][number];
type SetupListProps = { setup: Setup; reload: () => Promise<unknown> };

/** Where a step is done; those without a link are the operator's. */
const links: Partial<Record<SetupStepName, string>> = {
  school: kindHref("school"),
  timeZone: kindHref("school"),
  languages: kindHref("school"),
  brand: kindHref("school"),
  teacher: recordHref({ kind: "teacher" }),
  class: recordHref({ kind: "series" }),
  home: recordHref({ kind: "sitePage", id: sitePages.home.id }),
  legal: recordHref({ kind: "sitePage", id: sitePages.terms.id }),
  seasons: deskScreens.campaign.path,
};

/** The first steps of a new site, from an empty one to one that can be opened to the public. */
export function SetupList({ setup, reload }: SetupListProps) {
  const words = useWords("today").setup;
  const { trigger, isMutating } = useMutation();
  const { steps, hideable } = setup;
  const doneCount = steps.filter(({ done }) => done).length;
  return (
    <Sheet aria-labelledby="setup">
      <SheetTitle id="setup">{words.title}</SheetTitle>
      <p role="status">{fillPlaceholders(words.text, { done: doneCount, total: steps.length })}</p>
      <ul className="mt-2">
        {steps.map((step) => (
          <StepLine
            key={step.name}
            step={step}
            isMutating={isMutating}
            onMark={(input) => void trigger("desk/today/mark", input, undefined, reload)}
          />
        ))}
      </ul>
      {hideable && (
        <button
          type="button"
          disabled={isMutating}
          className={`${buttonClasses.secondary} mt-4`}
          onClick={() => void trigger("desk/today/hide", {}, words.hidden, reload)}
        >
          {words.hide}
        </button>
      )}
    </Sheet>
  );
}

type StepLineProps = {
  step: Step;
  isMutating: boolean;
  onMark: (input: CallInput<"desk/today/mark">) => void;
};

function StepLine({ step: { name, done, marked }, isMutating, onMark }: StepLineProps) {
  const words = useWords("today").setup;
  const { title, text } = words.steps[name];
  const { isEssential, canMark } = setupSteps[name];
  const href = links[name];
  const isOptional = !isEssential && name !== "mail";
  // A step that data show as done needs no mark.
  const state =
    canMark && (marked || !done) ? (
      <CheckLabel
        checked={marked}
        disabled={isMutating}
        aria-label={fillPlaceholders(words.mark, { step: title })}
        onChange={(event) => onMark({ name, done: event.currentTarget.checked })}
      >
        {words.done}
      </CheckLabel>
    ) : (
      <span className={done ? "font-semibold text-jade" : "font-semibold"}>
        {done ? words.done : words.open}
      </span>
    );
  return (
    <Line actions={state}>
      {href ? (
        <a href={href} className="link">
          {title}
        </a>
      ) : (
        <span className="font-semibold">{title}</span>
      )}
      {name === "legal" && (
        <>
          {" · "}
          <a href={recordHref({ kind: "sitePage", id: sitePages.privacy.id })} className="link">
            {words.privacy}
          </a>
        </>
      )}
      {isOptional && <Small> {words.optional}</Small>}
      <Small className="block">{text}</Small>
    </Line>
  );
}
