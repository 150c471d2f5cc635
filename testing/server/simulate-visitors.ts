import { call } from "../../lib/app/bootstrap/client";
import { codes } from "../../lib/base/contract/codes";
import { samples } from "../../lib/base/contract/samples";
import { isSuccess, type CallResult, type Refusal, type Success } from "../../lib/base/contract/result";
import type { AttendanceState } from "../../lib/base/contract/attendance-states";
import type { Random } from "../provider/random";
import type { Student } from "../provider/school";
import { changeOwnSeat } from "./seat-tasks";

/* Simulates students who book and end seats, and visitors who enrol over HTTP, with retries as after lost responses. */

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

/** Concurrent visitors. */
export const visitorCount = 8;
/** Number of different phone numbers, small enough for some to enrol repeatedly. */
const phoneCount = 1_000_000;

/** Books, enrols and ends own seats until the signal aborts and all pending calls have settled. */
export async function simulateVisitors(
  baseUrl: string,
  school: School,
  confirmations: Confirmations,
  random: Random,
  signal: AbortSignal,
): Promise<void> {
  const runVisitor = async (index: number) => {
    const tasks = [
      ...Array.from({ length: 3 }, () => () => book(baseUrl, school, confirmations, random)),
      ...Array.from({ length: 2 }, () => () => enrol(baseUrl, confirmations, random)),
      ...Array.from(
        { length: 2 },
        () => () => changeOwnSeat({ baseUrl, school, confirmations, random }, index),
      ),
    ];
    while (!signal.aborted) await tasks[random.below(tasks.length)]?.();
  };
  await Promise.all(Array.from({ length: visitorCount }, (_, index) => runVisitor(index)));
}

async function book(
  baseUrl: string,
  school: School,
  confirmations: Confirmations,
  random: Random,
): Promise<void> {
  const student = school.students[random.below(school.students.length)];
  const classId = school.classes[random.below(school.classes.length)];
  if (!student || classId === undefined) return;
  // One idempotency key per seat, so that a repetition is never refused as a duplicate.
  const seat = `${student.id} ${classId}`;
  const options = { baseUrl, token: student.token, idempotencyKey: seat.replace(" ", "-") };
  const result = await call("bookCombo", { class_id: classId }, options);
  if (!isConclusive(result)) return;
  const previous = confirmations.seats.get(seat);
  if (isSuccess(result)) {
    const students = result.data?.students ?? Number.NaN;
    confirmations.seats.set(seat, students);
    if (previous !== undefined && previous !== students)
      confirmations.errors.push(`seat ${seat}: ${previous}, then ${students}`);
  } else if (previous !== undefined || !expectedRefusals.has(result.code)) {
    confirmations.errors.push(
      `seat ${seat}: ${previous ?? "no response"}, then ${result.code} ${result.message}`,
    );
  }
}

/** Returns false for connection errors and rate limiting, after which the change may or may not have been made. */
function isConclusive<Data>(result: CallResult<Data>): result is Success<Data> | Refusal {
  return "code" in result && result.code !== codes.tooManyRequests.code;
}

const expectedRefusals = new Set<number>([codes.classFull.code, codes.notEnoughPoints.code]);

async function enrol(baseUrl: string, confirmations: Confirmations, random: Random): Promise<void> {
  const enrolledPhones = [...confirmations.enrolments.keys()];
  const phone = random.below(4) === 0 ? enrolledPhones[random.below(enrolledPhones.length)] : undefined;
  const phone_number = phone ?? 900_000_000 + random.below(phoneCount);
  const result = await call("abroadCreate", { ...samples.abroadCreate, phone_number }, { baseUrl });
  if (!isConclusive(result)) return;
  const previous = confirmations.enrolments.get(phone_number);
  if (isSuccess(result)) {
    const code = result.data?.activation_code ?? "";
    confirmations.enrolments.set(phone_number, code);
    if (previous !== undefined && previous !== code)
      confirmations.errors.push(`phone ${phone_number}: ${previous}, then ${code}`);
  } else {
    confirmations.errors.push(`phone ${phone_number}: ${result.code} ${result.message}`);
  }
}
