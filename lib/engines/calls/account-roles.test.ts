import { consentHeaders } from "../../base/contract/consent";
import { eq } from "drizzle-orm";
import { issueTokenFor } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { trialInput } from "../../../testing/provider/trial";
import type { accountRows } from "../../app/bootstrap/calls";
import { serveAccountCall } from "../../app/bootstrap/serve-calls";
import { accounts } from "../../app/schema";
import type { readEnv as EnvReader } from "../../base/env";
import { schoolDay } from "../../subjects/school/school-time";
import { closeCounters } from "../../base/limits/check";

/*
 * Who may make each account call. `no` is a refusal by the kind of account, `gone` the answer about something that is
 * not the caller's own; every other answer counts as `ok`, also one about the state of a class.
 */

jest.mock("../../base/env", () => {
  const { readEnv } = jest.requireActual<{ readEnv: typeof EnvReader }>("../../base/env");
  return { env: () => readEnv({ RATE_LIMIT_FACTOR: "1000" }) };
});
afterEach(closeCounters);

const roles = {
  visitor: undefined,
  student: "student@example.com",
  parent: "parent@example.com",
  teacher: "teacher@example.com",
  otherTeacher: "wu@example.com",
};
type Role = keyof typeof roles;
type Outcome = "ok" | "no" | "gone" | "logged out";

const outcomes: Partial<Record<number, Outcome>> = { 4030: "no", 4040: "gone", 4200: "logged out" };

/** The outcomes for visitor, student, parent, teacher and another teacher. */
const table = (letters: string): Record<Role, Outcome> => {
  const words = letters.split(" ") as Outcome[];
  const [visitor = "ok", student = "ok", parent = "ok", teacher = "ok", otherTeacher = "ok"] = words.map(
    (word) => ((word as string) === "out" ? "logged out" : word),
  );
  return { visitor, student, parent, teacher, otherTeacher };
};

const members = table("out ok ok ok ok");
const families = table("out ok ok no no");
const everyone = table("ok ok ok ok ok");

/** The fixture's class `applied`, in which the student has a seat, is the fourth; its teacher is the first. */
const appliedClass = 4;

const views: Record<keyof typeof accountRows.GET, [query: string, outcomes: Record<Role, Outcome>]> = {
  student: ["", families],
  trial: ["", families],
  booking: ["?id=987654", table("out gone gone no no")],
  family: ["?id=1", families],
  waiting: ["", families],
  "saved-lives": ["", members],
  settings: ["", members],
  sessions: ["", members],
  teacher: ["", table("out no no ok ok")],
  hours: ["", table("out no no ok ok")],
  pronunciations: ["", table("out no no ok ok")],
  // Empty for a child, and for a teacher.
  payments: ["", members],
  // Null for the same.
  points: ["", members],
  statement: ["", members],
  "exit-quote": ["", members],
  receipt: ["?id=987654", table("out gone gone gone gone")],
  "live-detail": ["?id=1", members],
  course: ["?id=1", everyone],
  "teacher-detail": ["?id=1", members],
  classroom: [`?id=${appliedClass}&of=series`, table("out ok ok ok gone")],
};

const post: Record<keyof typeof accountRows.POST, [fields: object, outcomes: Record<Role, Outcome>]> = {
  name: [{ nickname: "Mai" }, members],
  statement: [{}, table("out no ok no no")],
  hours: [{ month: schoolDay(new Date()).slice(0, 7) }, table("out no no ok ok")],
  // The old password is wrong, and the answer is the same for every kind of account.
  password: [{ old: "wrong", password: "three quiet bamboos" }, table("out no no no no")],
  "confirm-email": [{}, members],
  "end-session": [{ id: 987_654 }, table("out gone gone gone gone")],
  "end-other-sessions": [{}, members],
  reader: [{ language: "en-US", time_zone: "Asia/Seoul" }, members],
  student: [{ nickname: "Chi", birth_year: 1990, consent: true }, table("out no ok no no")],
  "correct-student": [{ student_id: 987_654, nickname: "X", consent: true }, table("out no gone no no")],
  trial: [{ ...trialInput, student_id: 987_654 }, table("out gone gone no no")],
  "change-trial": [{ ...trialInput, revision: 0 }, table("out gone gone no no")],
  "withdraw-trial": [{ revision: 0 }, table("out gone gone no no")],
  apply: [{ student_id: 987_654, class_id: 1 }, table("out no gone no no")],
  "cancel-booking": [{ booking_id: 987_654, back: 0, message: "" }, table("out gone gone no no")],
  "move-booking": [
    { booking_id: 987_654, class_id: 1, back: 0, price: 0, message: "" },
    table("out gone gone no no"),
  ],
  "withdraw-purchase": [{ payment_id: 987_654, name: "Trang" }, table("out gone gone gone gone")],
  "withdraw-request": [{ request_id: 987_654 }, table("out gone gone gone gone")],
  waiting: [{ class_id: 1, student_id: 987_654, waiting: true }, table("out gone gone no no")],
  "saved-live": [{ id: 987_654, saved: true }, table("out gone gone no no")],
  // A parent names the student whose calendar it is.
  calendar: [{ on: false }, table("out ok gone ok ok")],
  recording: [
    { of: "series", id: appliedClass, from: "2026-03-01T00:00:00Z", url: "https://films.example/x" },
    table("out no no gone gone"),
  ],
  attendance: [
    {
      ...{ lesson_id: 987_654, starts_at: "2026-03-01T00:00:00Z" },
      marks: [{ student_id: 987_654, state: "present" }],
    },
    table("out no no gone gone"),
  ],
  "trial-attendance": [
    { id: 987_654, starts_at: "2026-03-01T00:00:00Z", state: "present" },
    table("out no no gone gone"),
  ],
  excuse: [
    { lesson_id: 987_654, starts_at: "2026-03-01T00:00:00Z", student_id: 987_654, excused: true },
    table("out gone gone no no"),
  ],
  advertising: [{ on: false }, families],
  "pronunciation-consent": [{ on: false }, table("out no no ok ok")],
  // Their text is in the query, which is missing here.
  "record-pronunciation": [{}, members],
  "send-pronunciations": [{}, table("out no no no no")],
  login: [{ email: "nobody@example.com", password: "wrong" }, table("no no no no no")],
  register: [{ nickname: "", email: "x", password: "x", language: "en-US" }, everyone],
  logout: [{}, members],
  forgotten: [{ email: "x" }, everyone],
  renew: [{ token: "x", password: "three quiet bamboos" }, table("gone gone gone gone gone")],
  confirm: [{ token: "x" }, table("gone gone gone gone gone")],
  "teacher-invitation": [{ token: "x" }, table("gone gone gone gone gone")],
  // Every member has to log out first.
  "accept-teacher-invitation": [
    { token: "x", password: "three quiet bamboos", language: "en-US" },
    table("gone no no no no"),
  ],
  "family-invitation": [{ token: "x" }, table("gone gone gone gone gone")],
  "accept-family-invitation": [
    {
      ...{ token: "x", password: "three quiet bamboos", email: "new@example.com" },
      ...{ consent: true, language: "en-US" },
    },
    table("gone no no no no"),
  ],
};

describeEachEngine((db) => {
  async function outcomesOf(address: string, fields?: object) {
    const [lin] = await db().select().from(accounts).where(eq(accounts.email, roles.teacher));
    await db()
      .insert(accounts)
      .values({
        ...{ kind: "teacher", teacherId: 2, nickname: "Wu" },
        ...{ email: roles.otherTeacher, passwordHash: lin!.passwordHash },
      });
    const found: Partial<Record<Role, Outcome>> = {};
    for (const [role, email] of Object.entries(roles) as [Role, string | undefined][]) {
      const token = email && (await issueTokenFor(db(), email, new Date()));
      const url = new URL(address, "http://site.test/api/account/");
      const request = new Request(url, {
        method: fields ? "POST" : "GET",
        headers: {
          "Content-Type": "application/json",
          ...consentHeaders("terms", "privacy"),
          ...(token && { Authorization: `Bearer ${token}` }),
        },
        ...(fields && { body: JSON.stringify(fields) }),
      });
      const name = url.pathname.split("/").at(-1) ?? "";
      const response = await serveAccountCall(request, name);
      const isFile = response.headers.has("Content-Disposition");
      const { code } = (isFile ? { code: 0 } : await response.json()) as { code: number };
      found[role] = outcomes[code] ?? "ok";
    }
    return found;
  }

  test.each(Object.entries(views))("view %s", async (name, [query, expected]) => {
    expect(await outcomesOf(`${name}${query}`)).toEqual(expected);
  });

  test.each(Object.entries(post))("call %s", async (name, [fields, expected]) => {
    expect(await outcomesOf(name, fields)).toEqual(expected);
  });
});
