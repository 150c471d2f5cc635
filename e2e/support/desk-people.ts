import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Language } from "../../lib/base/i18n/languages";
import { consentHeaders } from "../../lib/base/contract/consent";
import type { deskCalls, DeskCallName } from "../../lib/app/bootstrap/calls";
import type { InputOf, ResponseOf } from "../../lib/base/contract/call";
import type { accountViews } from "../../lib/subjects/people/view-calls";
import { expect } from "./test";

/* Creates students and classes for a test through the calls that pages use. `at` is the address of a separate site, if any. */

export type Student = { name: string; email: string; token: string };

/** Registers a student without class points, by default with a unique name. */
export async function registerStudent(
  page: Page,
  at = "",
  name = `Mai ${randomUUID().slice(0, 8)}`,
  language: Language = "en-US",
): Promise<Student> {
  const email = `${randomUUID()}@example.com`;
  const data = { nickname: name, email, password: "correct horse", language };
  const headers = consentHeaders("terms", "privacy");
  const response = await page.request.post(`${at}/api/account/register`, { data, headers });
  const { data: session } = (await response.json()) as { data: { token: string } };
  return { name, email, token: session.token };
}

/** Books a class as the student's app does. @returns the code of the response */
export async function bookClass(page: Page, { token }: Student, id: number, at = ""): Promise<number> {
  const response = await page.request.post(`${at}/api/v1/student/pre_sal/registration`, {
    data: { version: "1.0.0", client: "web", id },
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await response.json()) as { code: number }).code;
}

/**
 * Asks for the transfer of a student's only booking to another class, as the dashboard does.
 * @param language one in which that class is offered
 */
export async function requestMove(
  page: Page,
  { token }: Student,
  classId: number,
  language: Language,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, "accept-language": language };
  const read = async <Name extends "student" | "booking">(name: Name, query = "") => {
    const response = await page.request.get(`/api/account/${name}${query}`, { headers });
    return ((await response.json()) as { data: ResponseOf<typeof accountViews, Name> }).data;
  };
  const id = (await read("student")).students[0]?.classes[0]?.booking_id;
  const { move } = (await read("booking", `?id=${id}`)).booking;
  const price = move.targets.find((target) => target.class_id === classId)?.price;
  const response = await page.request.post("/api/account/move-booking", {
    data: { booking_id: id, class_id: classId, back: move.back, price, message: "I work late now" },
    headers,
  });
  expect(await response.json()).toMatchObject({ code: 0, data: { state: "asked" } });
}

/** Puts a student on a full class's waiting list, as the class page does. */
export async function joinWaitingList(page: Page, { token }: Student, id: number, at = ""): Promise<void> {
  const response = await page.request.post(`${at}/api/account/waiting`, {
    data: { class_id: id, waiting: true },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await response.json()).toMatchObject({ code: 0 });
}

/** Opens the student's dashboard in a page without a login. */
export async function openDashboard(page: Page, { token }: Student, at: string): Promise<void> {
  await page.context().addCookies([
    { name: "token", value: token, url: at },
    { name: "account_type", value: "student", url: at },
  ]);
  await page.goto(`${at}/account/student`);
}

/** Makes a desk call from an open desk page and expects code 0. @returns its data */
export async function deskCall<Name extends DeskCallName>(
  page: Page,
  name: Name,
  input: InputOf<typeof deskCalls, Name>,
): Promise<ResponseOf<typeof deskCalls, Name>> {
  const response = await page.evaluate(
    async ([path, body]) => {
      const headers = { "content-type": "application/json" };
      return (await fetch(path, { method: "POST", headers, body })).json();
    },
    [`/api/desk/${name}`, JSON.stringify(input)] as const,
  );
  expect([name, (response as { code: number }).code]).toEqual([name, 0]);
  return (response as { data: ResponseOf<typeof deskCalls, Name> }).data;
}

/** Language for classes that must not push others off the first page of the shared site's lists. */
export const separateListLanguages: Language[] = ["zh-TW"];

/**
 * Creates a class for 10 points; two of its lessons are over, the third is in two days. They begin at 02:00 in Beijing,
 * when no demo class does, whatever the time of the run. @returns its id
 */
export async function createClass(
  page: Page,
  name: string,
  languages: Language[] = [],
  capacity = 5,
): Promise<number> {
  const hour = 3_600_000;
  const now = Date.now();
  const at = (days: number, hours: number) =>
    new Date(Math.floor(now / (24 * hour)) * 24 * hour + (days * 24 + hours) * hour).toISOString();
  const { record } = await deskCall(page, "content/save", {
    ...{ kind: "series", version: 0, publish: "now" },
    fields: {
      ...{
        list: languages.length > 0 ? "recommended" : "preSale",
        languages,
        comboName: { "en-US": name },
        description: { "en-US": "x" },
      },
      ...{ courseMode: "live", level: "HSK 1", teacherId: 1, classPoint: 10, length: 60, capacity },
      ...{ deadline: new Date(now + 12 * hour).toISOString(), closed: false },
      lessons: [-3, -2, 2].map((days) => ({
        ...{ name: { "en-US": "Lesson" }, startsAt: at(days, 18), endsAt: at(days, 19) },
      })),
    },
  });
  if (!record) throw new Error(`the class ${name} was not created`);
  return record.id;
}

/** Adds class points to a student's family at the desk. @returns the account's id */
export async function addPoints(
  page: Page,
  { email }: Student,
  change: number,
  reason = "Bank transfer",
  lastDay: string | null = null,
): Promise<number> {
  const { accounts } = await deskCall(page, "people/list", { text: email });
  const id = accounts[0]?.id ?? 0;
  const { ledger } = await deskCall(page, "people/show", { id });
  const lastEntryId = ledger[0]?.id ?? 0;
  await deskCall(page, "people/points", {
    ...{ id, change, reason, last_day: lastDay },
    ...{ seen: lastEntryId, key: randomUUID() },
  });
  return id;
}
