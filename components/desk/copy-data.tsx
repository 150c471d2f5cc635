import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { fetchFile } from "@/lib/app/bootstrap/fetch-file";
import type { CallInput } from "@/lib/app/bootstrap/call-types";
import { useToast } from "./toasts";

type CopyCall = "desk/people/copy" | "desk/leads/copy";

type CopyDataProps<Name extends CopyCall> = {
  words: Record<"copy" | "copyFailed", string>;
  call: Name;
  input: CallInput<Name>;
  /** Name of the file. */
  name: string;
};

/** Downloads a copy of a person's data, which the school hands to the person on request. */
export function CopyData<Name extends CopyCall>({ words, call, input, name }: CopyDataProps<Name>) {
  const showToast = useToast();
  const [isFetching, setIsFetching] = useState(false);
  const download = async () => {
    setIsFetching(true);
    const wasFetched = await fetchFile(call, input, name);
    setIsFetching(false);
    if (!wasFetched) showToast({ tone: "error", text: words.copyFailed });
  };
  return (
    <p className="mt-3">
      <button
        type="button"
        disabled={isFetching}
        className={buttonClasses.secondary}
        onClick={() => void download()}
      >
        {words.copy}
      </button>
    </p>
  );
}
