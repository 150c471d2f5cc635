import { eq, sql } from "drizzle-orm";
import type { CampaignOrigin } from "../../base/contract/campaign-origin";
import { startCommand, type CommandName } from "../../app/operator/commands";
import { collectText } from "../../base/commands/collect-text";
import { enquiries, enrolments, idempotencyKeys, leadNotes, staff } from "../../app/schema";
import { call, findClassId } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { enrolmentInput } from "../../../testing/provider/enrolment";
import { parseLeadBatches } from "./batches";
import { byteOrderMark } from "../../base/text/csv";
import { formats, type Format } from "./formats";
import type { Lead } from "./lead";

const origin: CampaignOrigin = { segment: "vn-facebook-jan", utm_source: "facebook", utm_campaign: "tết" };

const enrolment = {
  ...enrolmentInput,
  name: '=Lan, "Anh"',
  gpa_score: 8.5,
  intention_city: "Thâm Quyến",
  interest: "宣讲会;留学服务",
};

describeEachEngine((db) => {
  const ask = (name: CommandName, options: object) =>
    startCommand({ engine: "pglite", db: db(), close: () => Promise.resolve() }, name, options);
  const leads = async (options: object = {}) => {
    const all: Lead[] = [];
    for await (const batch of parseLeadBatches(ask("leads", options))) all.push(...batch);
    return all;
  };
  const exportText = async (format: Format) => {
    let text = "";
    for await (const piece of formats[format](parseLeadBatches(ask("leads", {})))) text += piece;
    return text;
  };
  const erase = async (phone: string): Promise<unknown> => {
    return JSON.parse(await collectText(ask("erase", { phone })));
  };
  const enquire = async (phone: string, key?: string) =>
    call(
      "preSaleRegister",
      { id: await findClassId(db(), "open"), name: "Bo", region: "VN", phone },
      { idempotencyKey: key, origin: { segment: "id-tiktok" } },
    );

  test("both kinds are exported with every field, and a repeated enrolment keeps its first origin", async () => {
    const enrolled = await call("abroadCreate", enrolment, { origin });
    await call("abroadCreate", enrolment, { origin: { segment: "en-later" } });
    await enquire("84-0900000001");
    const nothing = { utm_medium: null, utm_term: null, utm_content: null };
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const untouched = {
      created_at_school: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d UTC\+8$/),
      ...{ state: "New", adviser: null, next_step: null, next_on: null, notes: null },
      ...{ company: null, company_size: null, company_goals: null, message: null, consents: null },
    };
    expect(await leads()).toEqual([
      {
        kind: "enrolment",
        id: 1,
        created_at: at,
        name: enrolment.name,
        phone: "84-912345678",
        email: "lan@example.com",
        gpa_score: 8.5,
        intention_city: "Thâm Quyến",
        intention_university: "",
        intention_major: "",
        season: "2021-01",
        source: "越南",
        interest: "宣讲会;留学服务",
        activation_code: enrolled?.activation_code,
        class_id: null,
        region: null,
        suspect: null,
        ...nothing,
        ...origin,
        ...untouched,
        source_name: "Vietnam",
        interest_names: "Talks, Study-in-China service",
        class_name: null,
      },
      {
        kind: "enquiry",
        id: 1,
        created_at: at,
        name: "Bo",
        phone: "84-900000001",
        email: null,
        gpa_score: null,
        intention_city: null,
        intention_university: null,
        intention_major: null,
        season: null,
        source: null,
        interest: null,
        activation_code: null,
        class_id: await findClassId(db(), "open"),
        region: "VN",
        suspect: null,
        ...nothing,
        segment: "id-tiktok",
        utm_source: null,
        utm_campaign: null,
        ...untouched,
        source_name: null,
        interest_names: null,
        class_name: "open en-US",
      },
    ]);
  });

  test("the export includes the desk's work on a lead, in the school's time zone", async () => {
    await call("abroadCreate", enrolment);
    const [adviser] = await db().select().from(staff).where(eq(staff.email, "adviser@example.com"));
    await db()
      .update(enrolments)
      .set({
        ...{ createdAt: new Date("2026-03-04T20:30:00Z"), state: "contacted", adviserId: adviser!.id },
        ...{ nextStep: "Send the contract", nextOn: "2026-03-09" },
      });
    const createdAt = new Date("2026-03-05T01:00:00Z");
    const note = { enrolmentId: 1, staffId: adviser!.id, createdAt };
    await db()
      .insert(leadNotes)
      .values([
        { ...note, kind: "state", text: "contacted" },
        { ...note, kind: "adviser", text: "", adviserId: adviser!.id },
        { ...note, kind: "next", text: "Send the contract", nextOn: "2026-03-09" },
        { ...note, kind: "note", text: "=wants Shenzhen" },
      ]);
    const notes = [
      "State: Contacted",
      "Adviser: Adam",
      "Next step: Send the contract (2026-03-09)",
      "=wants Shenzhen",
    ]
      .map((line) => `2026-03-05 09:00 UTC+8 Adam: ${line}`)
      .join("\n");
    expect(await leads()).toMatchObject([
      {
        created_at_school: "2026-03-05 04:30 UTC+8",
        ...{
          state: "Contacted",
          adviser: "Adam",
          next_step: "Send the contract",
          next_on: "2026-03-09",
          notes,
        },
      },
    ]);
    expect(await exportText("csv")).toContain(
      `,Contacted,Adam,"Send the contract",2026-03-09,"${notes}",,,,,\r\n`,
    );
  });

  test("a suspect form is marked", async () => {
    await call("abroadCreate", enrolment, { suspect: true });
    expect(await leads()).toMatchObject([{ kind: "enrolment", suspect: "yes" }]);
  });

  test("a lead without an origin has none", async () => {
    await call("abroadCreate", enrolment);
    expect(await leads()).toMatchObject([{ segment: null, utm_source: null }]);
  });

  test("`since` is an inclusive instant", async () => {
    await call("abroadCreate", enrolment);
    await enquire("84-900000001");
    await db()
      .update(enrolments)
      .set({ createdAt: new Date("2025-12-31T15:59:59.999Z") });
    await db()
      .update(enquiries)
      .set({ createdAt: new Date("2025-12-31T16:00:00Z") });
    const found = await leads({ since: "2026-01-01T00:00:00+08:00" });
    expect(found.map(({ kind }) => kind)).toEqual(["enquiry"]);
  });

  test("leads of several pages are exported once each, in order", async () => {
    await db().execute(sql`insert into enrolments (season, name, phone_code, phone_number, email, gpa_score,
      intention_city, intention_university, intention_major, source, interest, activation_code)
      select '2021-01', 'Lan', 84, 900000000 + n, 'a@b.co', 0, '', '', '', '越南', '宣讲会', n::text
      from generate_series(1, 1201) n`);
    expect((await leads()).map(({ phone }) => phone)).toEqual(
      Array.from({ length: 1201 }, (_, index) => `84-${900000001 + index}`),
    );
  });

  test("JSON is one array, even if empty; CSV has byte order mark, header and line breaks", async () => {
    expect(JSON.parse(await exportText("json"))).toEqual([]);
    const head = `${byteOrderMark}kind,id,created_at,name,phone,`;
    expect((await exportText("csv")).startsWith(head)).toBe(true);
    await call("abroadCreate", enrolment, { origin });
    await enquire("84-900000001");
    expect(JSON.parse(await exportText("json"))).toEqual(await leads());
    const [, first = "", second, end] = (await exportText("csv")).split("\r\n");
    expect(first).toContain(
      `,"'=Lan, ""Anh""",84-912345678,lan@example.com,8.5,"Thâm Quyến",,,'2021-01,越南,"宣讲会;留学服务",`,
    );
    expect(first).toMatch(/,vn-facebook-jan,facebook,,tết,,,"[^"]+ UTC\+8",Vietnam,/);
    expect(second).toMatch(/^enquiry,1,.*,Bo,84-900000001,/);
    expect(end).toBe("");
  });

  test.each(["84-912345678", "+84 912 345 678", "0084 (0)912.345.678", "84-0912345678", "＋84 912345678"])(
    "%s erases all data of one person only",
    async (phone) => {
      await call("abroadCreate", enrolment);
      await call("abroadCreate", { ...enrolment, phone_number: 912345679 });
      await enquire("84-912345678", "first");
      await enquire("84-0912345678");
      await enquire("84-912345679", "second");
      expect(await erase(phone)).toEqual({ enrolments: 1, enquiries: 2, answers: 1 });
      expect((await leads()).map((lead) => lead.phone)).toEqual(["84-912345679", "84-912345679"]);
      expect(await db().select({ key: idempotencyKeys.key }).from(idempotencyKeys)).toEqual([
        { key: "second" },
      ]);
      expect(await erase(phone)).toEqual({ enrolments: 0, enquiries: 0, answers: 0 });
    },
  );

  test.each(["1-8095551234", "1809-5551234", "+1 (809) 555-1234"])(
    "%s erases a number in every split, including duplicates of earlier releases",
    async (phone) => {
      await call("abroadCreate", { ...enrolment, phone_code: 1, phone_number: 8095551234 });
      await db().execute(sql`insert into enrolments (season, name, phone_code, phone_number, email, gpa_score,
        intention_city, intention_university, intention_major, source, interest, activation_code)
        values ('2021-01', 'Lan', 1809, 5551234, 'a@b.co', 0, '', '', '', '越南', '宣讲会', 'second')`);
      await call("abroadCreate", enrolment);
      await enquire("1809-5551234");
      await enquire("1-8095551234");
      await enquire("39-0612345678");
      expect(await erase(phone)).toEqual({ enrolments: 2, enquiries: 2, answers: 0 });
      expect((await leads()).map((lead) => lead.phone)).toEqual(["84-912345678", "39-0612345678"]);
      expect(await erase("+39 06 1234 5678")).toEqual({ enrolments: 0, enquiries: 1, answers: 0 });
    },
  );

  test("a stored response that contains the phone is deleted", async () => {
    const answer = { phone_code: 84, phone_number: 912345678, activation_code: "K7QF-2MXD-R9TB" };
    await db().insert(idempotencyKeys).values({ scope: "visitor", key: "k", requestHash: "h", answer });
    expect(await erase("+84912345678")).toEqual({ enrolments: 0, enquiries: 0, answers: 1 });
  });

  test.each(["0912345678", "912345678", "84", "Lan", "", "84-912345678; drop table enrolments", "+84 x"])(
    "%j is refused",
    async (phone) => {
      await call("abroadCreate", enrolment);
      await expect(erase(phone)).rejects.toThrow("phone must be written like 84-912345678");
      expect(await db().$count(enrolments)).toBe(1);
    },
  );
});
