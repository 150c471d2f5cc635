"use client";

import { useSyncExternalStore } from "react";
import { readActivationCode } from "@/lib/campaign/storage";
import { ActivationCode } from "./activation-code";
import { noChange } from "./seconds";

type SavedCodeProps = {
  labels: { code: string; copy: string; copied: string };
  /** Shown where this tab has no code: how to get it again. */
  none: string;
};

/** The activation code that this tab was told after enrolling: it is never asked for by a phone number. */
export function SavedCode({ labels, none }: SavedCodeProps) {
  const code = useSyncExternalStore(noChange, readActivationCode, () => undefined);
  return code ? <ActivationCode code={code} labels={labels} /> : <p className="code">{none}</p>;
}
