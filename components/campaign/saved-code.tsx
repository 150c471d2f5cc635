"use client";

import { useState, useSyncExternalStore } from "react";
import { onEnrolledChange, shownActivationCode } from "@/lib/subjects/campaign/enrolled-state";
import type { RegionSeason } from "@/lib/subjects/campaign/storage-keys";
import { ActivationCode, CodeBox, type CodeLabels } from "./activation-code";
import type { CodeFormProps } from "./code-form";

type SavedCodeProps = {
  labels: CodeLabels;
  /** Shown if this device has no code. */
  noCodeText: string;
  /** The form to retrieve the code; undefined with an external provider, which has no such call. */
  retrieval: { show: string; form: Pick<CodeFormProps, "labels"> } | undefined;
} & RegionSeason;

/**
 * The activation code stored on this device after enrolling, or a way to retrieve it. CSS shows one of the two parts by
 * an attribute of the root element.
 */
export function SavedCode({ labels, noCodeText, retrieval, region, season }: SavedCodeProps) {
  const code = useSyncExternalStore(
    onEnrolledChange,
    () => shownActivationCode({ region, season }),
    () => undefined,
  );
  // Loaded on click, because most visitors have their code.
  const [form, setForm] = useState<{ Form: (props: CodeFormProps) => React.ReactNode }>();
  return (
    <div className="w-full max-w-[26em]">
      <ActivationCode code={code ?? ""} labels={labels} isStoredCode />
      <CodeBox className="in-data-activation-code:hidden">
        <p>{noCodeText}</p>
        {retrieval && !form && (
          <button
            type="button"
            className="link px-2 font-bold"
            data-scripted=""
            onClick={() =>
              void import("./code-form").then(
                ({ CodeForm }) => setForm({ Form: CodeForm }),
                () => undefined,
              )
            }
          >
            {retrieval.show}
          </button>
        )}
        {retrieval && form && <form.Form {...retrieval.form} region={region} season={season} />}
      </CodeBox>
    </div>
  );
}
