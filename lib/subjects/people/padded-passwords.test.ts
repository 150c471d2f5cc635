import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { callDesk, createDeskCookie } from "../../../testing/gateway/desk";
import { issueTokenFor } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { serveAccountCall } from "../../app/bootstrap/serve-calls";
import { collectText } from "../../base/commands/collect-text";
import { consentHeaders } from "../../base/contract/consent";
import { accounts, teachers } from "../../app/schema";
import type { Connection, Database } from "../../base/db/types";
import { createLink } from "../identity/account-links";
import { renewPassword, type RenewedPassword } from "../identity/commands";
import { demoPassword } from "../identity/demo-password";
import { isGuessable } from "../identity/guessable-password";
import { inviteOwner, type InvitationLink } from "../staff/commands";

process.env.LOG_LEVEL = "silent";

const tokenOf = (link: string) => new URL(link).hash.slice(1);
const member = "student@example.com";
const owner = "owner@example.com";

async function post(name: string, fields: object, headers: Record<string, string> = {}) {
  const request = new Request("http://site.test/api/account", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...consentHeaders("terms", "privacy"), ...headers },
    body: JSON.stringify(fields),
  });
  const { code, data } = (await (await serveAccountCall(request, name)).json()) as Answer;
  return { code, data };
}
type Answer = { code: number; data?: { issues?: { path: string }[] } };
type SetPassword = (db: Database, password: string) => Promise<Answer>;

/** Every way in which somebody chooses a password. The only other one, the operator's command, makes its own. */
const ways: Record<string, SetPassword> = {
  "a registration": (_db, password) =>
    post("register", { nickname: "Mai", email: "mai@example.com", password, language: "vi-VN" }),
  "a reset by mail": async (db, password) => {
    const [account] = await db.select().from(accounts).where(eq(accounts.email, member));
    const link = await createLink(
      db,
      { id: account?.id ?? 0, email: member },
      "password",
      "en-US",
      new Date(),
    );
    return post("renew", { token: tokenOf(link), password });
  },
  "a change by its owner": async (db, password) =>
    post(
      "password",
      { old: demoPassword, password },
      { Authorization: `Bearer ${await issueTokenFor(db, member, new Date())}` },
    ),
  "a teacher's invitation": async (db, password) => {
    const rows = await db.select().from(teachers);
    // A teacher without an account.
    const teacher = rows.find(({ nickname }) => nickname["en-US"]?.startsWith("Wu"));
    const fields = { id: teacher?.id, email: "wu@example.com", language: "en-US" };
    const cookie = await createDeskCookie(db, owner);
    const { link } = (await callDesk("teachers/invite", fields, { cookie })).data as { link: string };
    return post("accept-teacher-invitation", { token: tokenOf(link), password, language: "en-US" });
  },
  "a family's invitation": async (db, password) => {
    const cookie = await createDeskCookie(db, owner);
    const family = { kind: "student", nickname: "Mai", language: "en-US" };
    const email = `${randomUUID()}@example.com`;
    const request = { ...family, email, key: randomUUID() };
    const { id } = (await callDesk("people/create", request, { cookie })).data as { id: number };
    const invited = await callDesk("people/invite", { id, email, language: "en-US" }, { cookie });
    const token = tokenOf((invited.data as { link: string }).link);
    return post("accept-family-invitation", { token, password, email, consent: true, language: "en-US" });
  },
  "an invitation of staff": async (db, password) => {
    const connection = { engine: "pglite", db, close: () => Promise.resolve() } as Connection;
    const invited = await collectText(inviteOwner(connection, { email: "nora@example.com" }));
    const { link } = JSON.parse(invited) as InvitationLink;
    return (await callDesk("session/accept", { token: tokenOf(link), name: "Nora", password })) as Answer;
  },
  "a change by staff": async (db, password) => {
    const cookie = await createDeskCookie(db, owner);
    return (await callDesk("session/password", { current: demoPassword, password }, { cookie })) as Answer;
  },
};

describeEachEngine((db) => {
  test.each(Object.entries(ways))("%s refuses padded common passwords", async (_way, setPassword) => {
    for (const password of ["p a s s w o r d", "i.l.o.v.e.y.o.u.", "s u\u200bn-s_h i\u3000n e"]) {
      const { code, data } = await setPassword(db(), password);
      expect([password, code, data?.issues?.map(({ path }) => path)]).toEqual([password, 4000, ["password"]]);
    }
    expect((await setPassword(db(), "con mèo ngủ trên ghế")).code).toBe(0);
  });

  test("the operator's command makes a password that is not easy to guess", async () => {
    const connection = { engine: "pglite", db: db(), close: () => Promise.resolve() } as Connection;
    const output = await collectText(renewPassword(connection, { email: member }));
    const { password } = JSON.parse(output) as RenewedPassword;
    expect(await isGuessable(password, member)).toBe(false);
  });
});
