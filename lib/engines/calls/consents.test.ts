import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { callDesk, createDeskCookie } from "../../../testing/gateway/desk";
import { buildRequest } from "../../../testing/gateway/requests";
import { findClassId, issueTokenFor } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { accountRows, campaignRows } from "../../app/bootstrap/calls";
import { serveAccountCall } from "../../app/bootstrap/serve-calls";
import { consentHeader } from "../../base/contract/consent";
import { contract } from "../../base/contract/contract";
import { samples } from "../../base/contract/samples";
import { accounts, consents, enquiries, enrolments, teachers } from "../../app/schema";
import type { Database } from "../../base/db/types";
import { configuredProvider } from "../provider-calls/call-provider";
import { handle } from "../provider-calls/handle";

process.env.LOG_LEVEL = "silent";

type Headers = Record<string, string>;
type Answer = { code: number; message: string; data: { issues?: { path: string; message: string }[] } };
type Form = {
  send: (db: Database, headers: Headers) => Promise<Answer>;
  /** Where the account or lead is created. */
  source: string;
  documents: string[];
  isPublicCall?: true;
};

async function post(name: string, fields: object, headers: Headers) {
  const request = new Request("http://site.test/api/account", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(fields),
  });
  return (await (await serveAccountCall(request, name)).json()) as Answer;
}
async function callPublic(name: "preSaleRegister" | "abroadCreate", fields: object, headers: Headers) {
  const response = await handle(
    buildRequest(name, { ...samples[name], ...fields }, { headers }),
    configuredProvider(),
  );
  return (await response.json()) as Answer;
}

const newcomer = {
  nickname: "Mai",
  email: "mai@example.com",
  password: "three quiet bamboos",
  language: "vi-VN",
};
const register = (kind: string) => (_db: Database, headers: Headers) =>
  post("register", { ...newcomer, kind }, headers);

/** Every form that creates an account or a lead and has mandatory boxes. */
const forms: Record<string, Form> = {
  "a student's registration": {
    send: register("student"),
    source: "lib/subjects/people/register.ts",
    documents: ["terms", "privacy"],
  },
  "a parent's registration": {
    send: register("parent"),
    source: "lib/subjects/people/register.ts",
    documents: ["terms", "privacy"],
  },
  "a teacher's account": {
    send: async (db, headers) => {
      const rows = await db.select().from(teachers);
      // A teacher without an account.
      const teacher = rows.find(({ nickname }) => nickname["en-US"]?.startsWith("Wu"));
      const fields = { id: teacher?.id, email: "wu@example.com", language: "vi-VN" };
      const cookie = await createDeskCookie(db, "owner@example.com");
      const { link } = (await callDesk("teachers/invite", fields, { cookie })).data as { link: string };
      const token = new URL(link).hash.slice(1);
      const { password, language } = newcomer;
      return post("accept-teacher-invitation", { token, password, language }, headers);
    },
    source: "lib/subjects/people/accept-teacher-invitation.ts",
    documents: ["privacy"],
  },
  "an enquiry about a class": {
    send: async (db, headers) =>
      callPublic("preSaleRegister", { id: await findClassId(db, "open") }, headers),
    source: "lib/subjects/leads/handlers.ts",
    documents: ["privacy"],
    isPublicCall: true,
  },
  "an enrollment": {
    send: (_db, headers) => callPublic("abroadCreate", {}, headers),
    source: "lib/subjects/campaign/handlers.ts",
    documents: ["privacy"],
    isPublicCall: true,
  },
};

/** Sources that create accounts or leads without such a form, with the reason. */
const withoutForm = {
  "lib/subjects/family/students.ts":
    "a child under the account of a parent, whose consent is a field of the request",
  "lib/subjects/identity/demo.ts": "demo accounts",
  "lib/subjects/people/families/create-family.ts":
    "families that staff enter: they consent when they accept their invitation",
};

const headersOf = (documents: readonly string[]): Headers => ({
  "Accept-Language": "vi-VN",
  [consentHeader]: documents.join(" "),
});

describeEachEngine((db) => {
  const created = async () => [
    await db().$count(accounts),
    await db().$count(enquiries),
    await db().$count(enrolments),
  ];

  test.each(Object.entries(forms))(
    "%s needs each consent, and records it",
    async (_form, { send, documents, isPublicCall }) => {
      const before = await created();
      const lacking = [
        [],
        ["marketing"],
        ...documents.map((left) => documents.filter((name) => name !== left)),
      ];
      for (const given of lacking) {
        const { code, data } = await send(db(), headersOf(given));
        const missing = documents.filter((name) => !given.includes(name));
        expect([code, data.issues?.map(({ path }) => path)]).toEqual([4000, missing]);
        for (const { message } of data.issues ?? []) expect(message).toMatch(/điều khoản|bảo mật/);
      }
      expect([await created(), await db().$count(consents)]).toEqual([before, 0]);
      if (!isPublicCall) expect((await send(db(), { "Accept-Language": "vi-VN" })).code).toBe(4000);
      const startedAt = Date.now();
      expect((await send(db(), headersOf(documents))).code).toBe(0);
      expect(await created()).not.toEqual(before);
      const recorded = await db().select().from(consents).orderBy(consents.id);
      expect(recorded).toMatchObject(
        documents.map((document) => ({
          document,
          language: "vi-VN",
          version: expect.stringMatching(/^\d{4}-/),
        })),
      );
      for (const { createdAt } of recorded)
        expect(createdAt.getTime()).toBeGreaterThanOrEqual(startedAt - 1000);
    },
  );

  test.each(Object.entries(forms).filter(([, { isPublicCall }]) => isPublicCall))(
    "%s by a client of the documented call, which sends no header, is accepted without a record",
    async (_form, { send }) => {
      expect((await send(db(), {})).code).toBe(0);
      expect(await db().$count(consents)).toBe(0);
    },
  );

  test("a child who may be a minor needs the parent's consent", async () => {
    const headers = {
      Authorization: `Bearer ${await issueTokenFor(db(), "parent@example.com", new Date())}`,
    };
    const child = { nickname: "An", birth_year: new Date().getUTCFullYear() - 9 };
    for (const fields of [child, { ...child, consent: false }, { ...child, consent: "yes" }]) {
      const { code, data } = await post("student", fields, headers);
      expect([code, data.issues?.map(({ path }) => path)]).toEqual([4000, ["consent"]]);
    }
    expect((await post("student", { ...child, consent: true }, headers)).code).toBe(0);
    expect(await db().select().from(consents)).toMatchObject([{ document: "privacy" }]);
  });

  test("a family that staff entered accepts its invitation only with both consents", async () => {
    const cookie = await createDeskCookie(db(), "owner@example.com");
    const family = { kind: "parent", nickname: "Mai", email: "mai@example.com", language: "vi-VN" };
    const request = { ...family, students: [{ nickname: "An" }], key: randomUUID() };
    const { id } = (await callDesk("people/create", request, { cookie })).data as { id: number };
    const invited = await callDesk("people/invite", { id, language: "vi-VN" }, { cookie });
    const token = new URL((invited.data as { link: string }).link).hash.slice(1);
    const { password, language } = newcomer;
    const accept = (documents: string[]) =>
      post(
        "accept-family-invitation",
        { token, password, language, email: "mai@example.com", consent: true },
        headersOf(documents),
      );
    for (const [given, missing] of [
      [[], ["terms", "privacy"]],
      [["terms"], ["privacy"]],
      [["privacy"], ["terms"]],
    ] as const) {
      const { code, data } = await accept([...given]);
      expect([code, data.issues?.map(({ path }) => path)]).toEqual([4000, missing]);
    }
    expect(await db().$count(consents)).toBe(0);
    expect((await accept(["terms", "privacy"])).code).toBe(0);
    const recorded = (await db().select().from(consents).orderBy(consents.id)).map(
      ({ document }) => document,
    );
    expect(recorded).toEqual(["terms", "privacy", "privacy"]);
  });
});

test("every source that creates accounts or leads is covered above", () => {
  const files = readdirSync("lib", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => `lib/${file}`);
  const inserts =
    /insert\((?:accounts|enquiries|enrolments)\)|enquiries as table[^]*insert\(table\)|await createAccount\(/;
  // Its callers are the sources.
  const shared = "lib/subjects/identity/create-account.ts";
  const sources = files.filter((file) => file !== shared && inserts.test(readFileSync(file, "utf8")));
  const covered = [...Object.values(forms).map(({ source }) => source), ...Object.keys(withoutForm)];
  expect(sources.toSorted()).toEqual([...new Set(covered)].toSorted());
});

test("calls that need consents are those of the forms above", () => {
  const rows = { ...contract, ...accountRows.POST, ...campaignRows.POST };
  const needing = Object.entries(rows).flatMap(([name, row]) => ("consents" in row ? [name] : []));
  expect(needing.toSorted()).toEqual([
    "abroadCreate",
    "accept-family-invitation",
    "accept-teacher-invitation",
    "preSaleRegister",
    "register",
  ]);
});
