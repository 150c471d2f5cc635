"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { trialStates, type TrialState } from "@/lib/base/contract/trial-states";
import { Field } from "@/components/ui/field";
import { LoadError } from "../load-error";
import { useCall } from "@/components/calls/use-call";
import { useDebouncedValue } from "../use-debounced-value";
import { TrialCard } from "./trial-card";
import { SearchForm } from "../desk-form";
import { choiceClasses } from "../choice-classes";

/** The free trial lessons by state, most urgent first. */
export function TrialsScreen() {
  const t = useTranslations("desk.trials");
  const [state, setState] = useState<TrialState | "all">("asked");
  const [text, setText] = useState("");
  const [page, setPage] = useState(1);
  const { data, failure, reload } = useCall("desk/trials/list", {
    state,
    text: useDebouncedValue(text),
    page,
  });
  const choose = (next: typeof state) => {
    setState(next);
    setPage(1);
  };
  return (
    <>
      <p className="lead">{t("text")}</p>
      <div role="group" aria-label={t("state")} className="flex flex-wrap gap-2">
        {([...trialStates, "all"] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === state}
            className={choiceClasses}
            onClick={() => choose(one)}
          >
            {one === "all" ? t("all") : t(`states.${one}`)}
          </button>
        ))}
      </div>
      <SearchForm>
        <Field
          id="trial-search"
          type="search"
          label={t("search")}
          hint={t("searchHint")}
          maxLength={100}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setPage(1);
          }}
        />
      </SearchForm>
      {failure && <LoadError onRetry={() => void reload()} />}
      <section aria-label={t("list")}>
        {!data && !failure && <p role="status">{t("loading")}</p>}
        {data?.trials.length === 0 && (
          <p className="lead">{text.trim() === "" && state !== "all" ? t("none") : t("noneFound")}</p>
        )}
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(22rem,100%),1fr))] items-start gap-4">
          {data?.trials.map((trial) => (
            <li key={`${trial.id} ${trial.revision}`}>
              <TrialCard trial={trial} onChanged={() => void reload()} />
            </li>
          ))}
        </ul>
        {data && (data.more || page > 1) && (
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <button
              type="button"
              className={buttonClasses.secondary}
              disabled={page === 1}
              onClick={() => setPage(page - 1)}
            >
              {t("previous")}
            </button>
            <button
              type="button"
              className={buttonClasses.secondary}
              disabled={!data.more}
              onClick={() => setPage(page + 1)}
            >
              {t("next")}
            </button>
          </div>
        )}
      </section>
    </>
  );
}
