"use client";

import { useTranslations } from "next-intl";
import { useState, useSyncExternalStore } from "react";
import { onEnrolledChange, shownActivationCode } from "@/lib/subjects/campaign/enrolled-state";
import type { RegionSeason } from "@/lib/subjects/campaign/storage-keys";
import { ActivationCode, CodeBox } from "./activation-code";

type SavedCodeProps = {
  /** Whether a form can retrieve the code: an external provider has no such call. */
  canRetrieve: boolean;
} & RegionSeason;

/**
 * The activation code stored on this device after enrolling, or a way to retrieve it. CSS shows one of the two parts by
 * an attribute of the root element.
 */
export function SavedCode({ canRetrieve, region, season }: SavedCodeProps) {
  const t = useTranslations("campaign");
  const code = useSyncExternalStore(
    onEnrolledChange,
    () => shownActivationCode({ region, season }),
    () => undefined,
  );
  // Loaded on click, because most visitors have their code.
  const [form, setForm] = useState<{ Form: (props: RegionSeason) => React.ReactNode }>();
  return (
    <div className="w-full max-w-[26em]">
      <ActivationCode code={code ?? ""} isStoredCode />
      <CodeBox className="in-data-activation-code:hidden">
        <p>{t(canRetrieve ? "enrolled.again.lead" : "enrolled.noCode")}</p>
        {canRetrieve && !form && (
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
            {t("enrolled.again.show")}
          </button>
        )}
        {canRetrieve && form && <form.Form region={region} season={season} />}
      </CodeBox>
    </div>
  );
}
