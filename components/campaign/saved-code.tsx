"use client";

import { useState, useSyncExternalStore } from "react";
import { readActivationCode } from "@/lib/campaign/storage";
import { ActivationCode, type CopyLabels } from "./activation-code";
import type { CodeFormProps } from "./code-form";
import { noChange } from "./seconds";

type SavedCodeProps = {
  labels: CopyLabels;
  /** Shown where this tab has no code. */
  none: string;
  /** How to see it again; not with another provider, whose calls have no such one. */
  again: { show: string; form: Omit<CodeFormProps, "onCode"> } | undefined;
};

/** The activation code that this tab was told after enrolling: a phone number alone never brings it back. */
export function SavedCode({ labels, none, again }: SavedCodeProps) {
  const saved = useSyncExternalStore(noChange, readActivationCode, () => undefined);
  const [received, setReceived] = useState<string>();
  // Fetched for those alone who ask: most have their code.
  const [form, setForm] = useState<{ Form: (props: CodeFormProps) => React.ReactNode }>();
  const code = received ?? saved;
  if (code) return <ActivationCode code={code} labels={labels} />;
  return (
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
      {again && form && <form.Form {...again.form} onCode={setReceived} />}
    </div>
  );
}
