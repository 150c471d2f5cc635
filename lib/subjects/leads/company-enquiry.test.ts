import { asc } from "drizzle-orm";
import type { PublicCallInput } from "../../base/contract/contract";
import { webhookEventSchema } from "../../engines/notifications/events";
import { fetchDesk, callDesk, createDeskCookie } from "../../../testing/gateway/desk";
import { call, findClassId } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { collectText } from "../../base/commands/collect-text";
import { startCommand } from "../../app/operator/commands";
import { enquiries, notifications } from "../../app/schema";
import type { Lead } from "./lead";
import { createLetter } from "../../app/delivery/mail/letters";
import { mailWords } from "../../app/delivery/mail/words";

process.env.MAIL_URL = "smtp://127.0.0.1:1";
process.env.MAIL_FROM = "hello@school.example";
process.env.NOTICE_MAIL_TO = "leads@school.example";
process.env.NOTICE_WEBHOOK_URL = "http://127.0.0.1:1/hook";
process.env.NOTICE_WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;

const company = {
  name: '=Acme, "Sons"',
  size: "21-100",
  goals: ["business", "hsk"],
  email: "lan@acme.example",
  message: "Mornings.\nFrom March; in Hanoi",
} as const;
const enquiry: PublicCallInput<"preSaleRegister"> = {
  name: "Lan",
  region: "VN",
  phone: "84-912345678",
  company: { ...company, goals: [...company.goals] },
};

describeEachEngine((db) => {
  const ask = async <Answer>(name: string, input: object) => {
    const cookie = await createDeskCookie(db(), "adviser@example.com");
    const { code, message, data } = await callDesk(name, input, { cookie });
    if (code !== 0) throw new Error(`${name}: ${code} ${message}`);
    return data as Answer;
  };

  test("is stored completely, once per key, without a class", async () => {
    await call("preSaleRegister", enquiry, { idempotencyKey: "k1" });
    await call("preSaleRegister", enquiry, { idempotencyKey: "k1" });
    expect(await db().select().from(enquiries)).toMatchObject([
      { classId: null, company, name: "Lan", e164: "+84912345678" },
    ]);
  });

  test("the database requires either a class or a company", async () => {
    const id = await findClassId(db(), "open");
    const row = { name: "Lan", region: "VN", phone: "84-912345678" };
    await expect(db().insert(enquiries).values(row)).rejects.toThrow();
    await expect(
      db()
        .insert(enquiries)
        .values({ ...row, classId: id, company: enquiry.company }),
    ).rejects.toThrow();
  });

  test("the school is notified with every field, by mail and webhook", async () => {
    await call("preSaleRegister", enquiry);
    const rows = await db().select().from(notifications).orderBy(asc(notifications.way));
    expect(rows.map(({ kind, way, audience }) => [kind, way, audience])).toEqual([
      ["company_enquiry.made", "mail", "school"],
      ["company_enquiry.made", "webhook", "school"],
    ]);
    for (const { data, createdAt } of rows) {
      const event = { type: "company_enquiry.made", timestamp: createdAt.toISOString(), data };
      expect(webhookEventSchema("company_enquiry.made").parse(event).data).toMatchObject({
        company,
        name: "Lan",
      });
    }
    const [mail] = rows;
    const letter = createLetter(mail!, { address: "leads@school.example", language: "en-US", name: "" });
    expect(letter.subject).toBe(mailWords["en-US"].companyEnquiry.school.subject);
    expect(letter.facts.map(([, value]) => value)).toEqual([
      company.name,
      "Lan",
      expect.stringMatching(/^\+84[ 0-9]+$/),
      company.email,
      "Vietnam",
      "21 to 100 people",
      "Meetings, emails and calls · An HSK exam",
      company.message,
    ]);
  });

  test("the desk finds it by company, email or kind, and shows the enquiry", async () => {
    await call("preSaleRegister", enquiry);
    await call("preSaleRegister", {
      id: await findClassId(db(), "open"),
      name: "Bo",
      region: "VN",
      phone: "84-911111111",
    });
    const namesOf = async (filter: object) =>
      (await ask<{ leads: { name: string }[] }>("leads/list", { filter })).leads.map(({ name }) => name);
    expect(await namesOf({ text: "acme" })).toEqual(["Lan"]);
    expect(await namesOf({ text: "LAN@acme" })).toEqual(["Lan"]);
    expect(await namesOf({ kind: "company" })).toEqual(["Lan"]);
    expect(await namesOf({ kind: "enquiry" })).toEqual(["Bo"]);
    expect(await namesOf({ kind: "enrolment" })).toEqual([]);
    const [lead] = (await ask<{ leads: { id: number }[] }>("leads/list", { filter: { kind: "company" } }))
      .leads;
    expect(await ask("leads/show", { kind: "enquiry", id: lead?.id })).toMatchObject({
      company: company.name,
      class_name: "",
      email: company.email,
      company_needs: { size: company.size, goals: company.goals, message: company.message },
    });
  });

  test("exports contain every field in the reader's language, with formulas escaped", async () => {
    await call("preSaleRegister", enquiry);
    const connection = { engine: "pglite", db: db(), close: () => Promise.resolve() } as const;
    const lines = await collectText(startCommand(connection, "leads", {}));
    expect(JSON.parse(lines) as Lead).toMatchObject({
      kind: "enquiry",
      name: "Lan",
      email: company.email,
      class_id: null,
      class_name: null,
      company: company.name,
      company_size: "21 to 100 people",
      company_goals: "Meetings, emails and calls, An HSK exam",
      message: company.message,
    });
    const cookie = await createDeskCookie(db(), "adviser@example.com");
    const csv = await (await fetchDesk("leads/export", { format: "csv" }, { cookie })).text();
    expect(csv).toContain(`"'=Acme, ""Sons"""`);
  });
});
