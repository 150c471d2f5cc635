"use client";

import { useState } from "react";
import useSWR from "swr";
import { readAccountView } from "@/lib/account/client";
import type { AccountView } from "@/lib/account/contract";
import { succeeded } from "@/lib/contract/result";

export type FamilyStudent = AccountView<"family">["students"][number];

/** For whom one applies. */
export type Family = {
  /** Whether it has to be asked, or is not known yet. */
  state: "self" | "parent" | "loading";
  students: readonly FamilyStudent[];
  /** The student that is chosen, if there is one to choose. */
  chosen: FamilyStudent | undefined;
  choose: (id: number) => void;
  /** Asks again, after one of them got a seat. */
  refresh: () => Promise<unknown>;
};

/**
 * A parent's students, as far as this class is concerned. Where the accounts are another site's, nobody is asked: there
 * a student applies for themselves.
 */
export function useFamily(classId: number, own: boolean): Family {
  const { data, error, mutate } = useSWR(own ? ["family", classId] : null, async () => {
    const result = await readAccountView("family", { id: String(classId) });
    if (succeeded(result)) return result.data;
    throw result;
  });
  const [wanted, setWanted] = useState<number>();
  const students = data?.students ?? [];
  const free = students.filter(({ applied, full }) => !applied && !full);
  return {
    // Not told: the provider itself refuses a parent who names no student.
    state: !own || error ? "self" : !data ? "loading" : data.parent ? "parent" : "self",
    students,
    chosen: free.find(({ id }) => id === wanted) ?? free[0],
    choose: setWanted,
    refresh: () => mutate(),
  };
}
