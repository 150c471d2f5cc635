import { call } from "../../lib/api/client";
import { codes } from "../../lib/contract/codes";
import { samples } from "../../lib/contract/samples";
import { isSuccess, type CallResult, type Refusal, type Success } from "../../lib/contract/result";
import type { Random } from "../provider/random";
import type { Student } from "../provider/school";

/*
 * Students who book and visitors who enrol, over HTTP, again and again, as people with a bad line do: who got no
 * answer tries again with the same key.
 */

export type School = {
  students: Student[];
  classes: number[];
  /** Of an owner at the desk. */ session: string;
};

/** What people were told, by what they asked for; kept before anything else is done with an answer. */
export type Told = {
  /** Seats taken, by `<student> <class>`. */
  seats: Map<string, number>;
  /** Activation code, by phone number. */
  enrolments: Map<number, string>;
  /** What editors wrote into a class, and why they changed class points: each another text. */
  changes: Set<string>;
  points: Set<string>;
  /** Notes about leads; and what comes next of one, by its kind, id and revision. */
  notes: Set<string>;
  steps: Map<string, string>;
  /** Version and text of the draft that was saved last, by the season's key. */
  seasons: Map<string, { version: number; mark: string }>;
  /** Addresses of pictures that were taken in. */
  pictures: Set<string>;
  /** How often an editor was told that somebody else had been quicker. */
  conflicts: number;
  /** Answers that should never have been given. */
  wrong: string[];
};

export const nothingTold = (): Told => ({
  seats: new Map(),
  enrolments: new Map(),
  changes: new Set(),
  points: new Set(),
  notes: new Set(),
  steps: new Map(),
  seasons: new Map(),
  pictures: new Set(),
  conflicts: 0,
  wrong: [],
});

/** People at the same time. */
const people = 8;
/** Phones they enrol with: few enough that many are enrolled again. */
const phones = 1_000_000;

/** Books and enrols until the signal, and until the last one has heard or will never hear an answer. */
export async function load(
  baseUrl: string,
  school: School,
  told: Told,
  chance: Random,
  signal: AbortSignal,
): Promise<void> {
  const person = async () => {
    while (!signal.aborted)
      await (chance.below(3) > 0 ? book(baseUrl, school, told, chance) : enrol(baseUrl, told, chance));
  };
  await Promise.all(Array.from({ length: people }, person));
}

async function book(baseUrl: string, school: School, told: Told, chance: Random): Promise<void> {
  const student = school.students[chance.below(school.students.length)];
  const classId = school.classes[chance.below(school.classes.length)];
  if (!student || classId === undefined) return;
  // One key for each seat, so that no repetition may ever hear that it has applied already.
  const seat = `${student.id} ${classId}`;
  const options = { baseUrl, token: student.token, idempotencyKey: seat.replace(" ", "-") };
  const answer = await call("bookCombo", { class_id: classId }, options);
  if (!heard(answer)) return;
  const earlier = told.seats.get(seat);
  if (isSuccess(answer)) {
    const students = answer.data?.students ?? Number.NaN;
    told.seats.set(seat, students);
    if (earlier !== undefined && earlier !== students)
      told.wrong.push(`seat ${seat}: ${earlier}, then ${students}`);
  } else if (earlier !== undefined || !fairRefusals.has(answer.code)) {
    told.wrong.push(`seat ${seat}: ${earlier ?? "no answer"}, then ${answer.code} ${answer.message}`);
  }
}

/** Neither a broken line nor a limit on how often one may ask is an answer. */
function heard<Data>(answer: CallResult<Data>): answer is Success<Data> | Refusal {
  return "code" in answer && answer.code !== codes.tooManyRequests.code;
}

const fairRefusals = new Set<number>([codes.classFull.code, codes.notEnoughPoints.code]);

async function enrol(baseUrl: string, told: Told, chance: Random): Promise<void> {
  const again = [...told.enrolments.keys()];
  const phone = chance.below(4) === 0 ? again[chance.below(again.length)] : undefined;
  const phone_number = phone ?? 900_000_000 + chance.below(phones);
  const answer = await call("abroadCreate", { ...samples.abroadCreate, phone_number }, { baseUrl });
  if (!heard(answer)) return;
  const earlier = told.enrolments.get(phone_number);
  if (isSuccess(answer)) {
    const code = answer.data?.activation_code ?? "";
    told.enrolments.set(phone_number, code);
    if (earlier !== undefined && earlier !== code)
      told.wrong.push(`phone ${phone_number}: ${earlier}, then ${code}`);
  } else {
    told.wrong.push(`phone ${phone_number}: ${answer.code} ${answer.message}`);
  }
}
