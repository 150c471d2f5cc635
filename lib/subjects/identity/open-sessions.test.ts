import { eq } from "drizzle-orm";
import { providerErrorMatching, issueTokenFor } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { enrolmentRow } from "../../../testing/provider/enrolment";
import { accounts, calendars, enrolments, tokens } from "../../app/schema";
import { closeCounters } from "../../base/limits/check";
import { actionHandlers } from "../../../testing/provider/member-handlers";
import { eraseAccountData } from "../../app/personal-data/erase";
import { isKnownNetwork, rememberNetwork } from "./known-networks";
import { hashToken } from "./secret-token";
import { accountViewHandlers } from "../people/views";

afterEach(closeCounters);

describeEachEngine((db) => {
  const email = "student@example.com";
  const now = new Date();
  const contextOf = async (accountEmail = email) =>
    ({ language: "en-US", now, token: await issueTokenFor(db(), accountEmail, now) }) as const;

  test("a member lists and ends their own sessions, and nobody else's", async () => {
    const [here, there, stranger] = [
      await contextOf(),
      await contextOf(),
      await contextOf("parent@example.com"),
    ];
    await db()
      .update(tokens)
      .set({ browser: "Firefox" })
      .where(eq(tokens.hash, hashToken(here.token)));
    const list = async (context: typeof here) =>
      (await accountViewHandlers.sessions({ of: "live" }, context)).sessions;
    const ownSessions = await list(here);
    expect(ownSessions.filter(({ current }) => current)).toMatchObject([{ browser: "Firefox" }]);
    expect(JSON.stringify(ownSessions)).not.toContain(hashToken(there.token));
    const idOf = async (context: typeof here) =>
      (await list(context)).find(({ current }) => current)?.id ?? 0;
    const [idThere, idStranger] = [await idOf(there), await idOf(stranger)];
    await expect(actionHandlers["end-session"]({ id: idStranger }, here)).rejects.toEqual(
      providerErrorMatching("notFound", /ended/),
    );
    await actionHandlers["end-session"]({ id: idThere }, here);
    await expect(list(there)).rejects.toEqual(providerErrorMatching("tokenFailure", ""));
    await contextOf();
    expect((await actionHandlers["end-other-sessions"]({}, here)).ended).toBeGreaterThan(0);
    expect(await list(here)).toHaveLength(1);
    expect(await list(stranger)).not.toHaveLength(0);
  });

  test("a password change deletes the calendars and known networks of the family", async () => {
    const [student] = await db().select().from(accounts).where(eq(accounts.email, email));
    const owner = { kind: "member", email: "parent@example.com" } as const;
    const parentContext = await contextOf("parent@example.com");
    await actionHandlers.calendar({ on: true, student_id: student?.id ?? 0 }, parentContext);
    await rememberNetwork(db(), owner, "192.0.2.1");
    await actionHandlers.password({ old: "yuqiao-demo", password: "three words together" }, parentContext);
    expect(await db().$count(calendars)).toBe(0);
    expect(await isKnownNetwork(db(), owner, "192.0.2.1")).toBe(false);
  });

  test("erasing a person deletes leads with the same email in any case", async () => {
    const [student] = await db().select().from(accounts).where(eq(accounts.email, email));
    await db()
      .insert(enrolments)
      .values([
        enrolmentRow(912345678, { email: "Student@Example.com" }),
        enrolmentRow(987654321, { email: "b@example.com" }),
      ]);
    await db().transaction((tx) => eraseAccountData(tx, student?.id ?? 0));
    const remaining = await db().select({ email: enrolments.email }).from(enrolments);
    expect(remaining.map((row) => row.email)).toEqual(["b@example.com"]);
  });
});
