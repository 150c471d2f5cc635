import { call } from "../../lib/app/bootstrap/client";
import { codes } from "../../lib/base/contract/codes";
import { samples } from "../../lib/base/contract/samples";
import { isSuccess, type CallResult, type Refusal, type Success } from "../../lib/base/contract/result";
import type { Random } from "../provider/random";
import { changeOwnSeat } from "./seat-tasks";
import { visitorCount, type Confirmations, type School } from "./simulation";

/* Simulates students who book and end seats, and visitors who enrol over HTTP, with retries as after lost responses. */

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
