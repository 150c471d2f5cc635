import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { collectText } from "../../base/commands/collect-text";
import { consentHeaders } from "../../base/contract/consent";
import { accounts, consents, enquiries, enrolments, lessonRecordings } from "../../app/schema";
import { deleteExpired } from "../../app/bootstrap/housekeeping";
import { showLead } from "../leads/desk/detail";
import { eraseLeads } from "../leads/erase";
import { startCommand } from "../../app/operator/commands";
import { eraseAccountData } from "../../app/personal-data/erase";
import { actionHandlers } from "../../../testing/provider/member-handlers";
import { setChangedDocuments } from "../texts/changed-documents";
import { readContext } from "../../engines/calls/read-context";
import { call, findClassId, issueTokenFor } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { enrolmentInput } from "../../../testing/provider/enrolment";
import { now } from "../../../testing/provider/fixture";
import { recordConsents } from "./record";

process.env.SITE_URL = "https://school.example";

afterEach(() => setChangedDocuments(() => ({})));

const digestOf = (file: string) =>
  createHash("sha256")
    .update(readFileSync(`messages/${file}`))
    .digest("hex");

const policy = {
  document: "privacy",
  version: "2026-11-28",
  language: "vi-VN",
  digest: digestOf("vi-VN/privacy.md"),
};
const newcomer = {
  nickname: "Mai",
  email: "mai@example.com",
  password: "correct horse",
  language: "vi-VN",
} as const;

describeEachEngine((db) => {
  const connection = () => ({ engine: "pglite", db: db(), close: () => Promise.resolve() }) as const;
  const recorded = () => db().select().from(consents).orderBy(consents.id);
  const accountId = async (email: string) =>
    (await db().select().from(accounts).where(eq(accounts.email, email)))[0]?.id ?? 0;
  const register = () =>
    actionHandlers.register(
      newcomer,
      readContext(new Headers({ ...consentHeaders("terms", "privacy"), "accept-language": "vi-VN" })),
    );
  const enquire = async (consented: boolean) =>
    call(
      "preSaleRegister",
      { id: await findClassId(db(), "open"), name: "Bo", region: "VN", phone: "84-911111111" },
      { language: "vi-VN", ...(consented && { consents: ["privacy"] }) },
    );

  test("a registration records both documents, in the version and language that the person could read", async () => {
    await register();
    const id = await accountId(newcomer.email);
    expect(await recorded()).toMatchObject([
      // The date of the notes on rights, which is later than that of the rules.
      { accountId: id, document: "terms", version: "2026-11-28", language: "vi-VN" },
      { accountId: id, ...policy },
    ]);
  });

  test("an enrolment and an enquiry record the policy and the time; without a ticked box nothing is recorded", async () => {
    await call("abroadCreate", enrolmentInput, { language: "vi-VN", consents: ["privacy"] });
    await enquire(true);
    expect(await recorded()).toMatchObject([
      { enrolmentId: expect.any(Number), enquiryId: null, accountId: null, ...policy, createdAt: now },
      { enrolmentId: null, enquiryId: expect.any(Number), accountId: null, ...policy, createdAt: now },
    ]);
    await enquire(false);
    expect(await recorded()).toHaveLength(2);
  });

  test("a repeated enrolment records nothing more", async () => {
    for (let time = 0; time < 2; time++)
      await call("abroadCreate", enrolmentInput, { consents: ["privacy"] });
    expect(await recorded()).toHaveLength(1);
  });

  test("a parent's consent for a child is recorded with the child", async () => {
    const context = {
      language: "vi-VN",
      now,
      token: await issueTokenFor(db(), "parent@example.com"),
    } as const;
    const adult = await actionHandlers.student(
      { nickname: "Chi", birth_year: 1999, consent: false },
      context,
    );
    expect(await recorded()).toEqual([]);
    const child = await actionHandlers.student({ nickname: "An", birth_year: 2014, consent: true }, context);
    expect(await recorded()).toMatchObject([{ accountId: child.id, ...policy, createdAt: now }]);
    await actionHandlers["correct-student"](
      { student_id: adult.id, nickname: "Chi", birth_year: 2013, consent: true },
      context,
    );
    expect(await recorded()).toMatchObject([{ accountId: child.id }, { accountId: adult.id, ...policy }]);
  });

  test("the school's own version of a document is recorded with its date, or without one", async () => {
    await enquire(false);
    const [enquiry] = await db().select().from(enquiries);
    const given = { documents: ["privacy"], language: "vi-VN", now } as const;
    const subject = { enquiryId: enquiry?.id ?? 0 };
    for (const head of ["title: Ours\nupdated: 2027-01-02", "title: Ours"]) {
      setChangedDocuments((name) => (name === "privacy" ? { "vi-VN": `---\n${head}\n---\n` } : {}));
      await recordConsents(db(), subject, given);
    }
    const [dated, undated] = await recorded();
    expect(dated?.version).toBe("2027-01-02");
    expect(undated?.version).toBeNull();
    expect(new Set([dated?.digest, undated?.digest, policy.digest]).size).toBe(3);
  });

  test("consents are exported with the person's data, and erased with the account", async () => {
    await register();
    const exported: unknown = JSON.parse(
      await collectText(startCommand(connection(), "showAccount", { email: newcomer.email })),
    );
    expect(exported).toMatchObject({ consents: [{ document: "terms" }, { document: "privacy" }] });
    const id = await accountId(newcomer.email);
    await db().transaction((tx) => eraseAccountData(tx, id));
    expect(await recorded()).toEqual([]);
  });

  test("the desk and the export of leads name document, version, language and time", async () => {
    await call("abroadCreate", enrolmentInput, { language: "vi-VN", consents: ["privacy"] });
    await enquire(true);
    await enquire(false);
    const [enrolment] = await db().select().from(enrolments);
    const at = now.toISOString();
    const given = [{ document: "privacy", version: policy.version, language: "vi-VN", at }];
    const lead = await showLead(db(), { kind: "enrolment", id: enrolment?.id ?? 0 }, "en-US");
    expect(lead.consents).toEqual(given);
    const [first, second] = await db().select().from(enquiries).orderBy(enquiries.id);
    const consentsOf = async (id = 0) => (await showLead(db(), { kind: "enquiry", id }, "en-US")).consents;
    expect([await consentsOf(first?.id), await consentsOf(second?.id)]).toEqual([given, []]);
    const exported = await collectText(startCommand(connection(), "leads", {}));
    const leads = exported
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { consents: string | null });
    const cell = `privacy ${policy.version} vi-VN ${at}`;
    expect(leads.map(({ consents: cellOf }) => cellOf)).toEqual([cell, cell, null]);
  });

  test("consents of leads are erased with them", async () => {
    await call("abroadCreate", enrolmentInput, { consents: ["privacy"] });
    await enquire(true);
    const [enrolment] = await db().select().from(enrolments);
    await eraseLeads(db(), enrolment?.e164 ?? "");
    expect(await recorded()).toMatchObject([{ enrolmentId: null }]);
    await eraseLeads(db(), "+84911111111");
    expect(await recorded()).toEqual([]);
  });

  test("the database keeps no consent of nobody, and none to an unknown document", async () => {
    await register();
    const id = await accountId(newcomer.email);
    const row = { document: "privacy", digest: "x", language: "en-US" } as const;
    await expect(db().insert(consents).values(row)).rejects.toThrow();
    await expect(
      db()
        .insert(consents)
        .values({ ...row, accountId: id, document: "about" as "terms" }),
    ).rejects.toThrow();
  });

  test("recordings of series classes are deleted 12 months after the lesson", async () => {
    const classId = await findClassId(db(), "open");
    const yearAgo = new Date(now);
    yearAgo.setUTCMonth(now.getUTCMonth() - 12);
    const older = new Date(yearAgo.getTime() - 1);
    const url = "https://meet.example/r";
    await db()
      .insert(lessonRecordings)
      .values([
        { classId, startsAt: yearAgo, url },
        { classId, startsAt: older, url },
      ]);
    await deleteExpired(db(), now);
    expect(await db().select().from(lessonRecordings)).toMatchObject([{ startsAt: yearAgo }]);
  });
});
