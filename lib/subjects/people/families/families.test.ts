import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { startMailServer } from "../../../../testing/notifications/mail-server";
import { findClassId, providerErrorMatching } from "../../../../testing/provider/calls";
import { createDeskCaller } from "../../../../testing/provider/desk";
import { describeEachEngine } from "../../../../testing/provider/engines";
import { now } from "../../../../testing/provider/fixture";
import { actionHandlers } from "../../../../testing/provider/member-handlers";
import { deliver } from "../../../app/delivery/deliver";
import { createMailChannel } from "../../../app/delivery/mail/channel";
import { eraseAccountData } from "../../../app/personal-data/erase";
import {
  accounts,
  consents,
  enquiries,
  familyInvitations,
  familyNotes,
  notifications,
} from "../../../app/schema";
import type { InputOf } from "../../../base/contract/call";
import type { consentDocuments } from "../../../base/contract/consent";
import { findBrokenInvariants } from "../../../base/db/invariants";
import type { loginCalls } from "../../identity/login-calls";
import type { familyCalls } from "./desk-calls";

process.env.MAIL_URL = "smtp://127.0.0.1:1";
process.env.MAIL_FROM = "hello@school.example";
process.env.SITE_URL = "https://school.example";
process.env.LOG_LEVEL = "silent";

let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  server = await startMailServer();
});
beforeEach(() => {
  server.received.length = 0;
});
afterAll(() => server.close());

const password = "three quiet bamboos";
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000);
const tokenOf = (link: string) => new URL(link).hash.slice(1);
const thisYear = now.getUTCFullYear();

type NewFamily = Partial<Omit<InputOf<typeof familyCalls, "people/create">, "key">>;
const lan: NewFamily & { nickname: string } = {
  ...{ kind: "parent", nickname: "Lan", email: "lan@example.com", phone: "0912 345 678" },
  ...{ language: "vi-VN", students: [{ nickname: "An", birth_year: thisYear - 10 }, { nickname: "Binh" }] },
};
type Acceptance = Partial<InputOf<typeof loginCalls, "accept-family-invitation">> & { token: string };
const accept = (fields: Acceptance, at = now, token?: string) =>
  actionHandlers["accept-family-invitation"](
    { password, email: "lan@example.com", consent: true, language: "vi-VN", ...fields },
    {
      ...{ language: "en-US", now: at, network: "192.0.2.0", ...(token && { token }) },
      consents: ["terms", "privacy"] satisfies (typeof consentDocuments)[number][],
    },
  );
const readInvitation = (token: string, at = now) =>
  actionHandlers["family-invitation"]({ token }, { language: "en-US", now: at });
const login = (email: string) => actionHandlers.login({ email, password }, { language: "en-US", now });

describeEachEngine((db) => {
  const asOwner = createDeskCaller(db, "owner@example.com");
  const asAdviser = createDeskCaller(db, "adviser@example.com");
  const create = (fields: NewFamily = {}, asMember = asAdviser) => {
    const family = { ...lan, ...fields } as Omit<InputOf<typeof familyCalls, "people/create">, "key">;
    return asMember("people/create", { ...family, key: randomUUID() });
  };
  const enter = async (fields: NewFamily = {}, asMember = asAdviser) =>
    (await create(fields, asMember)).id ?? 0;
  const invite = (id: number, email: string | undefined = "lan@example.com", at = now) =>
    asAdviser("people/invite", { id, language: "vi-VN", ...(email && { email }) }, at);
  const show = (id: number) => asAdviser("people/show", { id });
  const accountOf = async (id: number) => (await db().select().from(accounts).where(eq(accounts.id, id)))[0];

  async function sendPendingMails(at = now) {
    const mailChannel = createMailChannel(db(), {
      ...{ MAIL_URL: server.url, MAIL_FROM: "hello@school.example", SITE_URL: "https://school.example" },
      ...{ NOTICE_MAIL_TO: undefined, NOTICE_LANGUAGE: "en-US" },
    });
    while ((await deliver(db(), mailChannel, () => at)) > 0);
    return server.received.map((mail) => mail.email);
  }
  const linkIn = (text = "") =>
    /https:\/\/school\.example\/account\/invitation\S*#[\w-]+/.exec(text)?.[0] ?? "";

  afterEach(async () => expect(await findBrokenInvariants(db())).toEqual([]));

  test("an entered family can be booked for at once, and logs in only after it has accepted", async () => {
    const id = await enter({ points: 500, note: "Pays in cash" }, asOwner);
    const page = await show(id);
    expect(page).toMatchObject({
      ...{ name: "Lan", kind: "parent", points: 500, phones: ["+84912345678"], awaits_acceptance: true },
      students: [
        { name: "An", birth_year: thisYear - 10 },
        { name: "Binh", birth_year: null },
      ],
      ...{ invitation: null, notes: [{ text: "Pays in cash", who: "Olga" }], consent_at: null, logins: 0 },
    });
    await expect(login("lan@example.com")).rejects.toEqual(providerErrorMatching("notAllowed"));
    await expect(asOwner("people/link", { id })).rejects.toEqual(providerErrorMatching("notAllowed"));
    const student = page.students[0]!;
    const classId = await findClassId(db(), "open");
    const seat = { class_id: classId, student_id: student.id, paid: true, note: "", pass_over: "" };
    await asAdviser("bookings/book", { ...seat, key: randomUUID() });
    const { link, mailed } = await invite(id);
    expect(mailed).toBe(true);
    expect(await readInvitation(tokenOf(link))).toEqual({
      ...{ nickname: "Lan", email: "lan@example.com", is_email_fixed: false },
      students: [
        { nickname: "An", needs_consent: true },
        { nickname: "Binh", needs_consent: true },
      ],
    });
    await expect(accept({ token: tokenOf(link), consent: false })).rejects.toEqual(
      providerErrorMatching("invalidInput"),
    );
    await accept({ token: tokenOf(link) });
    expect(await show(id)).toMatchObject({ awaits_acceptance: false, invitation: null, logins: 1 });
    expect((await show(student.id)).consent_at).toBe(now.toISOString());
    const given = await db().select().from(consents).orderBy(consents.id);
    expect(given.map(({ accountId, document }) => [accountId, document])).toEqual([
      [id, "terms"],
      [id, "privacy"],
      ...page.students.map((own) => [own.id, "privacy"]),
    ]);
    await login("lan@example.com");
    await expect(accept({ token: tokenOf(link) })).rejects.toEqual(providerErrorMatching("notFound"));
  });

  test("an adult who learns alone has one account, whose points no other person sees", async () => {
    const adult: NewFamily = {
      ...{ kind: "student", nickname: "Kim", email: "kim@example.com", phone: "" },
      students: [],
    };
    const id = await enter(adult);
    expect(await show(id)).toMatchObject({
      kind: "student",
      points: 0,
      parent: null,
      awaits_acceptance: true,
    });
    const { accounts: found } = await asAdviser("people/list", { text: "Kim" });
    expect(found.map(({ name, kind }) => [name, kind])).toEqual([["Kim", "student"]]);
    const { link } = await invite(id, "kim@example.com");
    expect((await readInvitation(tokenOf(link))).students).toEqual([]);
    await accept({ token: tokenOf(link), email: "kim@example.com", consent: false });
    expect(await accountOf(id)).toMatchObject({ awaitsAcceptance: false, email: "kim@example.com" });
  });

  test("a family without an email gets its link by hand and enters its own address", async () => {
    const id = await enter({ email: undefined });
    const { link, mailed } = await invite(id, "");
    expect([mailed, await db().$count(notifications)]).toEqual([false, 0]);
    await expect(accept({ token: tokenOf(link), email: "parent@example.com" })).rejects.toEqual(
      providerErrorMatching("invalidInput"),
    );
    await accept({ token: tokenOf(link), email: "Own@Example.com" });
    expect(await accountOf(id)).toMatchObject({ email: "own@example.com", emailConfirmedAt: null });
    const [mail] = await sendPendingMails();
    expect(mail?.to?.[0]?.address).toBe("own@example.com");
  });

  test("a mailed link confirms its address, which stays", async () => {
    const id = await enter();
    await invite(id);
    const [mail] = await sendPendingMails();
    const token = tokenOf(linkIn(mail?.text));
    expect(await readInvitation(token)).toMatchObject({ is_email_fixed: true });
    await accept({ token, email: "other@example.com" });
    expect(await accountOf(id)).toMatchObject({ email: "lan@example.com", emailConfirmedAt: now });
  });

  test("an invitation is renewed, withdrawn and expires; a forgotten password renews it by mail", async () => {
    const id = await enter();
    const first = await invite(id);
    const second = await invite(id);
    await expect(readInvitation(tokenOf(first.link))).rejects.toEqual(providerErrorMatching("notFound"));
    await readInvitation(tokenOf(second.link), daysLater(13));
    await expect(readInvitation(tokenOf(second.link), daysLater(15))).rejects.toEqual(
      providerErrorMatching("notFound"),
    );
    await sendPendingMails();
    server.received.length = 0;
    await actionHandlers.forgotten({ email: "lan@example.com" }, { language: "vi-VN", now: daysLater(20) });
    const [mail] = await sendPendingMails(daysLater(20));
    await readInvitation(tokenOf(linkIn(mail?.text)), daysLater(21));
    await asAdviser("people/withdraw-invitation", { id });
    await expect(accept({ token: tokenOf(linkIn(mail?.text)) }, daysLater(21))).rejects.toEqual(
      providerErrorMatching("notFound"),
    );
    server.received.length = 0;
    await actionHandlers.forgotten({ email: "lan@example.com" }, { language: "vi-VN", now: daysLater(22) });
    expect(await sendPendingMails(daysLater(22))).toEqual([]);
  });

  test("a known email or phone is named with its family; another family may share a phone", async () => {
    const id = await enter();
    expect(await create({ email: "LAN@example.com", phone: "" })).toEqual({
      id: null,
      known: [{ id, name: "Lan", field: "email" }],
    });
    const father = { nickname: "Minh", email: "minh@example.com", phone: "+84 912345678" };
    expect(await create(father)).toEqual({ id: null, known: [{ id, name: "Lan", field: "phone" }] });
    expect(await enter({ ...father, shares_phone: true })).toBeGreaterThan(id);
    const other = await enter({ nickname: "Hoa", email: "hoa@example.com", phone: "" });
    await expect(invite(other)).rejects.toEqual(providerErrorMatching("invalidInput"));
    const two = await Promise.all(
      [1, 2].map(() => create({ email: "twin@example.com", phone: "0987654321" })),
    );
    expect(two.map(({ known }) => known.length).toSorted()).toEqual([0, 1]);
  });

  const addStudent = (
    id: number,
    fields: Partial<InputOf<typeof familyCalls, "people/add-student">> = {},
    at = now,
  ) =>
    asAdviser(
      "people/add-student",
      { id, nickname: "Chi", birth_year: thisYear - 8, key: randomUUID(), ...fields },
      at,
    );
  const namesOf = async (id: number) => (await show(id)).students.map(({ name }) => name);

  test("a student is added to a family that has not logged in, and has the consent of its acceptance", async () => {
    const id = await enter();
    const key = randomUUID();
    const [{ id: chi }] = await Promise.all([addStudent(id, { key }), addStudent(id, { key })]);
    expect(await namesOf(id)).toEqual(["An", "Binh", "Chi"]);
    expect(await show(chi)).toMatchObject({ awaits_acceptance: true, consent_at: null, parent: { id } });
    const { link } = await invite(id);
    await accept({ token: tokenOf(link) });
    expect(await show(chi)).toMatchObject({ awaits_acceptance: false, consent_at: now.toISOString() });
  });

  test("a family with a login gets a minor only with the parent's consent, which is recorded", async () => {
    const id = await enter();
    const { link } = await invite(id);
    await accept({ token: tokenOf(link) });
    for (const birth_year of [thisYear - 8, undefined])
      await expect(addStudent(id, { birth_year })).rejects.toEqual(providerErrorMatching("invalidInput"));
    const { id: chi } = await addStudent(id, { consent: true });
    const { id: grown } = await addStudent(id, { nickname: "Dung", birth_year: thisYear - 30 });
    expect([(await show(chi)).consent_at, (await show(grown)).consent_at]).toEqual([now.toISOString(), null]);
    const given = await db().select().from(consents).where(eq(consents.accountId, chi));
    expect(given.map(({ document }) => document)).toEqual(["privacy"]);
    expect(await accountOf(chi)).toMatchObject({ email: null, passwordHash: null, parentId: id });
  });

  test("a student is added to parents only, with a possible year, and up to twelve", async () => {
    const adult = await enter({ kind: "student", nickname: "Kim", email: "kim@example.com", students: [] });
    const hidden = (await accountOf(adult))?.parentId ?? 0;
    for (const id of [adult, hidden, 987_654])
      await expect(addStudent(id)).rejects.toEqual(providerErrorMatching("notFound"));
    const id = await enter({ phone: "" });
    await expect(addStudent(id, { birth_year: thisYear + 1 })).rejects.toEqual(
      providerErrorMatching("invalidInput"),
    );
    const added = await Promise.allSettled(
      Array.from({ length: 11 }, (_, index) => addStudent(id, { nickname: `Child ${index}` })),
    );
    expect(added.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    expect(await namesOf(id)).toHaveLength(12);
  });

  test("all families without a valid invitation are invited at once, each in its language", async () => {
    const languages = ["vi-VN", "vi-VN", "ko-KR"] as const;
    const ids: number[] = [];
    for (const [index, language] of languages.entries())
      ids.push(await enter({ nickname: `P${index}`, email: `p${index}@example.com`, phone: "", language }));
    const byPhone = await enter({ nickname: "Hoa", email: undefined, phone: "0987654321" });
    const adult = { kind: "student" as const, nickname: "Kim", email: "kim@example.com", students: [] };
    const kim = await enter({ ...adult, phone: "" });
    const first = await invite(ids[0] ?? 0, "p0@example.com");
    const expired = await invite(ids[1] ?? 0, "p1@example.com", daysLater(-20));
    expect(await asOwner("people/uninvited", {})).toEqual({ families: 4, with_email: 3, mail: true });
    server.received.length = 0;
    await db().delete(notifications);
    const { invited, left } = await asOwner("people/invite-families", {});
    expect([left, invited.map(({ id, language, mailed }) => [id, language, mailed])]).toEqual([
      0,
      [
        [ids[1], "vi-VN", true],
        [ids[2], "ko-KR", true],
        [byPhone, "vi-VN", false],
        [kim, "vi-VN", true],
      ],
    ]);
    expect(await asOwner("people/invite-families", {})).toEqual({ invited: [], left: 0 });
    // Links that were valid stay so, and the new ones work beside the mailed ones.
    await readInvitation(tokenOf(first.link));
    await expect(readInvitation(tokenOf(expired.link))).rejects.toEqual(providerErrorMatching("notFound"));
    for (const { link } of invited) await readInvitation(tokenOf(link));
    const mails = await sendPendingMails();
    expect(mails.flatMap(({ to }) => to?.map(({ address }) => address)).toSorted()).toEqual([
      "kim@example.com",
      "p1@example.com",
      "p2@example.com",
    ]);
    const korean = mails.find(({ to }) => to?.[0]?.address === "p2@example.com");
    expect(linkIn(korean?.text)).toContain("locale=ko-KR");
    await accept({ token: tokenOf(invited[2]?.link ?? ""), email: "hoa@example.com" });
    await login("hoa@example.com");
  });

  test("a retry acts once", async () => {
    const request = { ...lan, key: randomUUID() } as InputOf<typeof familyCalls, "people/create">;
    expect(await asAdviser("people/create", request)).toEqual(await asAdviser("people/create", request));
  });

  test("what cannot be is refused at its field", async () => {
    const wrong: NewFamily[] = [
      { phone: "12" },
      { email: undefined, phone: "" },
      { students: [] },
      { students: [{ nickname: "An", birth_year: thisYear + 1 }] },
    ];
    for (const fields of wrong)
      await expect(create(fields)).rejects.toEqual(providerErrorMatching("invalidInput"));
    // Points are for owners, and for advisers whom an owner allows it.
    await expect(create({ points: 10 })).rejects.toEqual(providerErrorMatching("notAllowed"));
  });

  test("erasing a family deletes its invitation and notes; without its child, an invited parent stays", async () => {
    const id = await enter({ email: undefined, students: [{ nickname: "An" }], note: "x" });
    await invite(id, "");
    const [child] = (await show(id)).students;
    await db().transaction((tx) => eraseAccountData(tx, child?.id ?? 0, now));
    expect(await show(id)).toMatchObject({ name: "Lan", students: [] });
    await db().transaction((tx) => eraseAccountData(tx, id, now));
    expect(await accountOf(id)).toMatchObject({ phone: null, nickname: "", awaitsAcceptance: false });
    expect([await db().$count(familyInvitations), await db().$count(familyNotes)]).toEqual([0, 0]);
  });

  test("staff note what they learn about a family, on any of its accounts", async () => {
    const id = await enter();
    const [child] = (await show(id)).students;
    await asAdviser("people/note", { id: child?.id ?? 0, text: "Prefers evenings" });
    await asOwner("people/note", { id, text: "Second\nline" });
    const { notes } = await show(id);
    expect(notes?.map(({ text, who }) => [text, who])).toEqual([
      ["Prefers evenings", "Adam"],
      ["Second\nline", "Olga"],
    ]);
    expect((await asAdviser("people/list", { text: "912345678" })).accounts.map(({ name }) => name)).toEqual([
      "Lan",
    ]);
    const found = await asAdviser("bookings/students", {
      class_id: await findClassId(db(), "open"),
      text: "0912345678",
    });
    expect(found.students.map(({ name }) => name)).toEqual(["An", "Binh"]);
  });

  test("a lead becomes a family once, with a trial lesson if wanted, and notes it", async () => {
    const person = { name: "Lan", region: "VN", phone: "84-912345678", e164: "+84912345678", message: "?" };
    const [lead] = await db().insert(enquiries).values(person).returning();
    const leadRef = { kind: "enquiry", id: lead?.id ?? 0 } as const;
    const id = await enter({ lead: leadRef, trial: true });
    const shown = await asAdviser("leads/show", leadRef);
    expect(shown).toMatchObject({ state: "contacted", account: { id, name: "Lan" }, revision: 1 });
    expect(shown.notes.map(({ kind, text, who }) => [kind, text, who])).toEqual([
      ["family", "", "Adam"],
      ["state", "contacted", "Adam"],
    ]);
    expect(await show(id)).toMatchObject({
      trial: { state: "asked", phone: "+84912345678", student: { name: "An" }, wishes: null },
    });
    const again = await create({ email: "other@example.com", phone: "", lead: leadRef });
    expect(again).toEqual({ id: null, known: [{ id, name: "Lan", field: "lead" }] });
    const goneLead = { kind: "enrolment", id: 987_654 } as const;
    await expect(create({ email: "other@example.com", phone: "", lead: goneLead })).rejects.toEqual(
      providerErrorMatching("notFound"),
    );
    const [next] = await db().insert(enquiries).values(person).returning();
    const nextLead = { kind: "enquiry", id: next?.id ?? 0 } as const;
    await enter({ nickname: "Hoa", email: "hoa@example.com", phone: "", lead: nextLead });
    expect(await asAdviser("leads/show", nextLead)).toMatchObject({ state: "enrolled" });
  });
});
