"use client";

import { useState, useSyncExternalStore } from "react";
import { onEnrolledChange, shownActivationCode } from "@/lib/campaign/enrolled-state";
import { ActivationCode, type CodeLabels } from "./activation-code";
import type { CodeFormProps } from "./code-form";

type SavedCodeProps = {
  labels: CodeLabels;
  /** Shown where this device has no code. */
  none: string;
  /** How to see it again; not with another provider, whose calls have no such one. */
  again: { show: string; form: Omit<CodeFormProps, "region"> } | undefined;
  region: CodeFormProps["region"];
};

/**
 * The activation code that this device was told after enrolling: a phone number alone never brings it back. Which of
 * the two parts is shown follows from the root element (shown-to.css).
 */
export function SavedCode({ labels, none, again, region }: SavedCodeProps) {
  const code = useSyncExternalStore(onEnrolledChange, shownActivationCode, () => undefined);
  // Fetched for those alone who ask: most have their code.
  const [form, setForm] = useState<{ Form: (props: CodeFormProps) => React.ReactNode }>();
  return (
    <div className="saved-code">
      <ActivationCode code={code ?? ""} labels={labels} isSaved />
      <div className="code">
        <p>{none}</p>
        {again && !form && (
          <button
            type="button"
            className="btn-plain"
            data-scripted=""
            onClick={() =>
              void import("./code-form").then(
                ({ CodeForm }) => setForm({ Form: CodeForm }),
                () => undefined,
              )
            }
          >
            {again.show}
          </button>
        )}
        {again && form && <form.Form {...again.form} region={region} />}
      </div>
    </div>
  );
}
