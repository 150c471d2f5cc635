"use client";

import { useState } from "react";
import { useCall } from "@/components/calls/use-call";
import type { PointsUntil } from "@/lib/subjects/points/lots/taken-by-end";
import type { AccountView } from "@/lib/subjects/people/view-calls";

export type FamilyStudent = AccountView<"family">["students"][number];

/** The students for whom the visitor can apply. */
export type BookingFamily = {
  /** `parent`: a student must be chosen. `self`: a student applies for themselves. */
  state: "self" | "parent" | "loading";
  students: readonly FamilyStudent[];
  /** The chosen student; undefined if none can be chosen. */
  chosen: FamilyStudent | undefined;
  choose: (id: number) => void;
  /** The family's class points by their last day; empty if another site keeps the accounts. */
  pointsByEnd: readonly PointsUntil[];
  /** Reloads the students after one of them got a seat. */
  refresh: () => Promise<unknown>;
};

/**
 * A parent's students and whether they can get a seat in this class. If another site keeps the accounts, no call is
 * made, and a student applies for themselves.
 */
export function useFamily(classId: number, ownAccounts: boolean): BookingFamily {
  const input = ownAccounts ? { id: String(classId) } : undefined;
  const { data, failure, reload } = useCall("GET account/family", input);
  const [chosenId, setChosenId] = useState<number>();
  const students = data?.students ?? [];
  const selectable = students.filter(({ applied, full }) => !applied && !full);
  return {
    // `self` is safe after an error, because the provider refuses a parent's booking without a student.
    state: !ownAccounts || failure ? "self" : !data ? "loading" : data.parent ? "parent" : "self",
    students,
    chosen: selectable.find(({ id }) => id === chosenId) ?? selectable[0],
    choose: setChosenId,
    pointsByEnd: data?.points_by_end ?? [],
    refresh: reload,
  };
}
