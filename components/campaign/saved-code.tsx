"use client";

import { useState, useSyncExternalStore } from "react";
import { onEnrolledChange, shownActivationCode } from "@/lib/campaign/enrolled-state";
import { ActivationCode, type CodeLabels } from "./activation-code";
import type { CodeFormProps } from "./code-form";

type SavedCodeProps = {
  labels: CodeLabels;
  /** Shown if this device has no code. */
  none: string;
  /** The form to retrieve the code; undefined with an external provider, which has no such call. */
  again: { show: string; form: Omit<CodeFormProps, "region"> } | undefined;
  region: CodeFormProps["region"];
};

/**
 * The activation code stored on this device after enrolling, or a way to retrieve it. CSS shows one of the two parts by
 * an attribute of the root element (shown-to.css).
 */
export function SavedCode({ labels, none, again, region }: SavedCodeProps) {
  const code = useSyncExternalStore(onEnrolledChange, shownActivationCode, () => undefined);
  // Loaded on click, because most visitors have their code.
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
