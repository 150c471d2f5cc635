"use client";

import { useTranslations } from "next-intl";
import { buttonClasses } from "@/components/ui/button";
import type { CallInput, CallResponse } from "@/lib/app/bootstrap/call-types";
import { deskScreens } from "@/lib/base/desk/screens";
import { sitePages } from "@/lib/subjects/pages/site-pages";
import { setupSteps, type SetupStepName } from "@/lib/app/today/setup-steps";
import { CheckLabel } from "../check-label";
import { kindHref, recordHref } from "../editing/records";
import { Line } from "../line";
import { Sheet, SheetTitle } from "../sheet";
import { Small } from "../small";
import { useMutation } from "../use-mutation";

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
  const t = useTranslations("desk.today");
  const { trigger, isMutating } = useMutation();
  const { steps, hideable } = setup;
  const doneCount = steps.filter(({ done }) => done).length;
  return (
    <Sheet aria-labelledby="setup">
      <SheetTitle id="setup">{t("setup.title")}</SheetTitle>
      <p role="status">{t("setup.text", { done: doneCount, total: steps.length })}</p>
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
          onClick={() => void trigger("desk/today/hide", {}, t("setup.hidden"), reload)}
        >
          {t("setup.hide")}
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
  const t = useTranslations("desk.today");
  const { isEssential, canMark } = setupSteps[name];
  const href = links[name];
  const isOptional = !isEssential && name !== "mail";
  // A step that data show as done needs no mark.
  const state =
    canMark && (marked || !done) ? (
      <CheckLabel
        checked={marked}
        disabled={isMutating}
        aria-label={t("setup.mark", { step: t(`setup.steps.${name}.title`) })}
        onChange={(event) => onMark({ name, done: event.currentTarget.checked })}
      >
        {t("setup.done")}
      </CheckLabel>
    ) : (
      <span className={done ? "font-semibold text-accent" : "font-semibold"}>
        {done ? t("setup.done") : t("setup.open")}
      </span>
    );
  return (
    <Line actions={state}>
      {href ? (
        <a href={href} className="link">
          {t(`setup.steps.${name}.title`)}
        </a>
      ) : (
        <span className="font-semibold">{t(`setup.steps.${name}.title`)}</span>
      )}
      {name === "legal" && (
        <>
          {" · "}
          <a href={recordHref({ kind: "sitePage", id: sitePages.privacy.id })} className="link">
            {t("setup.privacy")}
          </a>
        </>
      )}
      {isOptional && <Small> {t("setup.optional")}</Small>}
      <Small className="block">{t(`setup.steps.${name}.text`)}</Small>
    </Line>
  );
}
