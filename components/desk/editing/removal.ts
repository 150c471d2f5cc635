"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useSWRConfig } from "swr";
import type { Kind } from "@/lib/app/editing/kinds";
import { drafts } from "@/lib/base/session/drafts";
import { useToast } from "../toasts";
import { useMutation } from "../use-mutation";

type Removal = { kind: Kind; id: number; version: number; publish: boolean };

const key = "yuqiao:desk:removed";

/** Stores a removal for the toast on the next page. @param removal `publish`: whether the record was published. */
export function storeRemoval(removal: Removal): void {
  drafts.write(key, JSON.stringify(removal));
}

function consumeRemoval(): Removal | undefined {
  const text = drafts.read(key);
  drafts.remove(key);
  return text === undefined ? undefined : (JSON.parse(text) as Removal);
}

/** Returns a function that restores a removed record, reloads the lists and resolves to whether it was restored. */
export function useRestoreRecord() {
  const t = useTranslations("desk.content");
  const { mutate } = useSWRConfig();
  const showToast = useToast();
  const { trigger, isMutating } = useMutation();
  const restoreRecord = async (removal: Removal): Promise<boolean> => {
    const response = await trigger("desk/content/bring-back", removal);
    if (response && !response.saved) showToast({ tone: "error", text: t("conflict.title") });
    const text = removal.publish ? t("removed.undone") : t("removed.back");
    if (response?.saved) showToast({ tone: "success", text });
    await mutate((cacheKey) => Array.isArray(cacheKey) && cacheKey[0] === "desk/content/list");
    return response?.saved === true;
  };
  return { restoreRecord, isMutating };
}

/** Shows a toast in the list for a removal on the page before, with a button that undoes it. */
export function useRemovalToast(): void {
  const t = useTranslations("desk.content");
  const showToast = useToast();
  const { restoreRecord } = useRestoreRecord();
  useEffect(() => {
    const removal = consumeRemoval();
    if (!removal) return;
    const action = { text: t("removed.undo"), onPress: () => void restoreRecord(removal) };
    showToast({ tone: "success", text: t("removed.confirmation"), action });
    // Runs once per page load: the removal happened on the page before.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
