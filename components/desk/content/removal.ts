"use client";

import { useEffect } from "react";
import { useSWRConfig } from "swr";
import type { Kind } from "@/lib/desk/content/kinds";
import { sessionStore } from "@/lib/storage/browser-storage";
import { useTell } from "../toasts";
import { useAct } from "../use-act";
import { useWords } from "../words";

type Removal = { kind: Kind; id: number; version: number; publish: boolean };

const key = "yuqiao:desk:removed";

/** Stores a removal for the toast on the next page. @param removal `publish`: whether the record was published. */
export function tellOfRemoval(removal: Removal): void {
  sessionStore.write(key, JSON.stringify(removal));
}

function takeRemoval(): Removal | undefined {
  const text = sessionStore.read(key);
  sessionStore.remove(key);
  return text === undefined ? undefined : (JSON.parse(text) as Removal);
}

/** Returns a function that restores a removed record, reloads the lists and resolves to whether it was restored. */
export function useBringBack() {
  const words = useWords("content");
  const { mutate } = useSWRConfig();
  const tell = useTell();
  const { act, isActing } = useAct();
  const bringBack = async (removal: Removal): Promise<boolean> => {
    const answer = await act("content/bring-back", removal);
    if (answer && !answer.saved) tell({ tone: "error", text: words.conflict.title });
    const text = removal.publish ? words.removed.undone : words.removed.back;
    if (answer?.saved) tell({ tone: "success", text });
    await mutate((asked) => Array.isArray(asked) && asked[0] === "content/list");
    return answer?.saved === true;
  };
  return { bringBack, isActing };
}

/** Shows a toast in the list for a removal on the page before, with a button that undoes it. */
export function useToldOfRemoval(): void {
  const words = useWords("content").removed;
  const tell = useTell();
  const { bringBack } = useBringBack();
  useEffect(() => {
    const removal = takeRemoval();
    if (!removal) return;
    const action = { text: words.undo, onPress: () => void bringBack(removal) };
    tell({ tone: "success", text: words.told, action });
    // Runs once per page load: the removal happened on the page before.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
