import type { AttendanceState } from "../../lib/base/contract/attendance-states";
import type { Student } from "../provider/school";

/* What the simulated visitors and editors of a soak work with, and what the site confirmed to them. */

/** Concurrent visitors. */
export const visitorCount = 8;

export type School = {
  students: Student[];
  classes: number[];
  /** The classes whose single lessons staff change. */
  lessonClasses: number[];
  /** Students, one for each visitor, who end their seats in these classes by themselves. */
  selfService: { students: Student[]; classes: number[] };
  /** A lesson that is over, with a student for each editor. */
  heldLesson: { lessonId: number; startsAt: string; studentIds: number[] };
  /** Desk session of an owner. */
  session: string;
};

/** Changes that the site confirmed; recorded before a response is used in any other way. */
export type Confirmations = {
  /** Number of seats taken in the response, by `<student> <class>`. */
  seats: Map<string, number>;
  /** Activation code, by phone number. */
  enrolments: Map<number, string>;
  /** Unique descriptions of class changes, and unique reasons of class point changes. */
  changes: Set<string>;
  points: Set<string>;
  /** Notes about leads, and next steps by `<kind> <id> <revision>` of the lead. */
  notes: Set<string>;
  nextSteps: Map<string, string>;
  /** Version and text of the last saved draft, by season key. */
  seasons: Map<string, { version: number; mark: string }>;
  /** Unique reasons of changes of lessons. */
  lessons: Set<string>;
  /** How seats ended that students ended by themselves, by id of the booking. */
  endings: Map<number, "moved" | "cancelled">;
  /** The attendance marks that a student can have, by id; undefined for none. */
  attendance: Map<number, Set<AttendanceState | undefined>>;
  /** Addresses of uploaded pictures. */
  pictures: Set<string>;
  /** Number of edits rejected because of a newer version. */
  conflicts: number;
  /** Descriptions of incorrect responses. */
  errors: string[];
};

export const createConfirmations = (): Confirmations => ({
  seats: new Map(),
  enrolments: new Map(),
  changes: new Set(),
  points: new Set(),
  notes: new Set(),
  nextSteps: new Map(),
  seasons: new Map(),
  lessons: new Set(),
  endings: new Map(),
  attendance: new Map(),
  pictures: new Set(),
  conflicts: 0,
  errors: [],
});
