import { asc } from "drizzle-orm";
import type { PublicCallInput } from "../../base/contract/contract";
import { webhookEventSchema } from "../../engines/notifications/events";
import { createDeskCaller } from "../../../testing/provider/desk";
import { call, findClassId } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { collectText } from "../../base/commands/collect-text";
import { createLetter } from "../../app/delivery/mail/letters";
import { mailWords } from "../../app/delivery/mail/words";
import { enquiries, notifications } from "../../app/schema";
import { startCommand } from "../../app/operator/commands";
import type { Lead } from "./lead";

process.env.MAIL_URL = "smtp://127.0.0.1:1";
process.env.MAIL_FROM = "hello@school.example";
process.env.NOTICE_MAIL_TO = "leads@school.example";
process.env.NOTICE_WEBHOOK_URL = "http://127.0.0.1:1/hook";
process.env.NOTICE_WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;

const question: PublicCallInput<"preSaleRegister"> = {
  name: "Lan",
  region: "VN",
  phone: "84-912345678",
  message: "Do you teach on Sundays?",
};

describeEachEngine((db) => {
  const adviser = createDeskCaller(db, "adviser@example.com");

  test("a question about no class is a lead at the desk and in exports", async () => {
    await call("preSaleRegister", question);
    const { leads } = await adviser("leads/list", { filter: { kind: "enquiry" } });
    expect(leads).toMatchObject([{ name: "Lan", class_name: "", company: "", state: "new" }]);
    const { kind, id } = leads[0]!;
    expect(await adviser("leads/show", { kind, id })).toMatchObject({
      message: question.message,
      company_needs: null,
    });
    const connection = { engine: "pglite", db: db(), close: () => Promise.resolve() } as const;
    const line = await collectText(startCommand(connection, "leads", {}));
    expect(JSON.parse(line) as Lead).toMatchObject({ class_id: null, message: question.message });
  });

  test("the school is notified of it by mail and webhook", async () => {
    await call("preSaleRegister", question);
    const rows = await db().select().from(notifications).orderBy(asc(notifications.way));
    expect(rows.map(({ kind, way }) => [kind, way])).toEqual([
      ["question.made", "mail"],
      ["question.made", "webhook"],
    ]);
    const [mail, hook] = rows;
    const event = { type: "question.made", timestamp: hook?.createdAt.toISOString(), data: hook?.data };
    expect(webhookEventSchema("question.made").parse(event).data).toMatchObject({
      message: question.message,
    });
    const letter = createLetter(mail!, { address: "leads@school.example", language: "en-US", name: "" });
    expect(letter.subject).toBe(mailWords["en-US"].question.school.subject);
    expect(letter.facts).toContainEqual(["Message", question.message]);
  });

  test("a question about a class keeps both", async () => {
    const id = await findClassId(db(), "open");
    await call("preSaleRegister", { ...question, id });
    expect(await db().select().from(enquiries)).toMatchObject([{ classId: id, message: question.message }]);
    const [{ data } = {}] = await db().select().from(notifications);
    expect(data).toMatchObject({ class: { id }, message: question.message });
  });

  test("the database requires a class, a company or a question", async () => {
    const row = { name: "Lan", region: "VN", phone: "84-912345678" };
    await expect(db().insert(enquiries).values(row)).rejects.toThrow();
  });
});
