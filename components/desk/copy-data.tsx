import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { fetchFile } from "@/lib/app/bootstrap/fetch-file";
import type { CallInput } from "@/lib/app/bootstrap/call-types";
import type { Translate } from "@/lib/base/i18n/translate";
import { useToast } from "./toasts";

type CopyCall = "desk/people/copy" | "desk/leads/copy";

type CopyDataProps<Name extends CopyCall> = {
  t: Translate<Record<"copy" | "copyFailed", string>>;
  call: Name;
  input: CallInput<Name>;
  /** Name of the file. */
  name: string;
};

/** Downloads a copy of a person's data, which the school hands to the person on request. */
export function CopyData<Name extends CopyCall>({ t, call, input, name }: CopyDataProps<Name>) {
  const showToast = useToast();
  const [isFetching, setIsFetching] = useState(false);
  const download = async () => {
    setIsFetching(true);
    const wasFetched = await fetchFile(call, input, name);
    setIsFetching(false);
    if (!wasFetched) showToast({ tone: "error", text: t("copyFailed") });
  };
  return (
    <p className="mt-3">
      <button
        type="button"
        disabled={isFetching}
        className={buttonClasses.secondary}
        onClick={() => void download()}
      >
        {t("copy")}
      </button>
    </p>
  );
}
