"use client";

import { useClock } from "@/components/ui/use-clock";
import { classroomState } from "@/lib/base/schedule/classroom-window";
import { classroomPath, withId } from "@/lib/base/paths";
import type { AccountView } from "@/lib/subjects/people/view-calls";
import { ClassroomEntry } from "../people/classroom-entry";

type TrialEntryProps = {
  /** Null if the lesson cannot be entered, or not by this member. */
  classroom: NonNullable<AccountView<"trial">["trial"]>["classroom"];
  /** Address of the external classroom, with `{id}`; undefined if lessons are entered by their meeting links. */
  room: string | undefined;
  /** Whether the teacher has said if the student came: then there is a button only while the lesson goes on. */
  isMarked: boolean;
};

/** The classroom button of a trial lesson, or why it cannot be entered now. */
export function TrialEntry({ classroom, room, isMarked }: TrialEntryProps) {
  const isOpen = useClock((now) => classroom !== null && classroomState(classroom, now) === "open");
  if (!classroom || (isMarked && !isOpen)) return null;
  const { id, has_link: hasLink } = classroom;
  const page = room ?? (hasLink ? classroomPath("trial", "{id}") : undefined);
  return <ClassroomEntry slot={classroom} href={page && withId(page, id)} className="pt-1" />;
}
