import type { Localized } from "../../base/db/localized";
import type { Database } from "../../base/db/types";
import { classroomSite } from "../../base/links/classroom";
import { withId, type LessonKind } from "../../base/paths";

/**
 * A lesson with the secret address of its online classroom; null if none is set. Live classes and trial lessons are
 * single lessons.
 */
export type LinkedLesson = { name: Localized; startsAt: Date; endsAt: Date; url: string | null };

/** The lessons of classes by class id, in the order of the class. */
export type LinkedLessons = ReadonlyMap<number, readonly LinkedLesson[]>;

/** A member who takes part in a class. */
export type Participant = {
  accountId: number;
  name: string;
  email: string | null;
  language: string | null;
  /** Whether the member gets mails about the class. */
  mailTo: boolean;
  className: Localized;
};

/** Part of a list by account id. */
export type ParticipantPage = { after: number; limit: number };

/** What a subject with lessons answers about their meeting links, which are secret: only participants may get them. */
export type LinkSource = {
  of: LessonKind;
  readLinks: (db: Database, ids: readonly number[]) => Promise<LinkedLessons>;
  /** Reads the next participants of a class by account id. */
  readParticipants: (tx: Database, id: number, page: ParticipantPage) => Promise<Participant[]>;
};

/** The entry of a class in the external classroom, which replaces all links; undefined without such a classroom. */
export function externalLink(of: LessonKind, id: number): string | undefined {
  const { [of]: template } = classroomSite();
  return template && withId(template, id);
}

export function groupByClass(rows: readonly (LinkedLesson & { classId: number })[]): LinkedLessons {
  const byClass = new Map<number, LinkedLesson[]>();
  for (const { classId, ...lesson } of rows) byClass.set(classId, [...(byClass.get(classId) ?? []), lesson]);
  return byClass;
}
