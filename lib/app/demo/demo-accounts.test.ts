import { eq } from "drizzle-orm";
import { describeEachEngine } from "../../../testing/provider/engines";
import { fixture } from "../../../testing/provider/fixture";
import { accounts, staff } from "../schema";
import { type readEnv as EnvReader } from "../../base/env";
import { hashPassword } from "../../subjects/identity/passwords";
import { selectDemoContent, countOpenAccounts } from "./demo-accounts";
import { mayUseDemoPassword } from "../../subjects/identity/demo-password";

let settings: Record<string, string> = {};
jest.mock("../../base/env", () => {
  const { readEnv } = jest.requireActual<{ readEnv: typeof EnvReader }>("../../base/env");
  return { env: () => readEnv(settings) };
});

test.each([
  [{}, undefined, true],
  [{ SITE_URL: "http://127.0.0.1:3000" }, undefined, true],
  [{ SITE_URL: "http://192.168.1.5:3000" }, undefined, false],
  [{ SITE_URL: "http://school.test" }, undefined, false],
  [{ SITE_URL: "http://192.168.1.5:3000", DEMO_ACCOUNTS: "true" }, undefined, true],
  [{ SITE_URL: "https://www.yuqiao.example" }, undefined, false],
  [{ SITE_URL: "http://yuqiao.example" }, undefined, false],
  [{ SITE_URL: "https://www.yuqiao.example", DEMO_ACCOUNTS: "true" }, undefined, true],
  [{ SITE_URL: "https://www.yuqiao.example" }, "true", true],
  [{ DEMO_ACCOUNTS: "false" }, undefined, false],
] as const)(
  "with %j, and %j on the command line, accounts are included: %j",
  async (given, accountsOption, isIncluded) => {
    settings = given;
    const content = await selectDemoContent(fixture, accountsOption);
    expect(content.accounts).toHaveLength(isIncluded ? fixture.accounts.length : 0);
    expect(content.staff).toHaveLength(isIncluded ? fixture.staff.length : 0);
    expect({ ...content, accounts: [], staff: [] }).toEqual({ ...fixture, accounts: [], staff: [] });
  },
);

test.each([
  [{}, true, true],
  [{}, false, false],
  [{ DEMO_ACCOUNTS: "false" }, true, true],
  [{ SITE_URL: "http://192.168.1.5:3000" }, true, false],
  [{ SITE_URL: "https://www.yuqiao.example" }, true, false],
  [{ SITE_URL: "https://www.yuqiao.example", DEMO_ACCOUNTS: "true" }, false, true],
] as const)(
  "with %j, a client of this machine (%j) may use the published password: %j",
  (given, isLocal, expected) => {
    settings = given;
    expect(mayUseDemoPassword({ isLocal })).toBe(expected);
  },
);

describeEachEngine((db) => {
  test("an account counts as open until its password is changed", async () => {
    const all = fixture.accounts.length + fixture.staff.length;
    expect(await countOpenAccounts(db(), fixture)).toBe(all);
    const passwordHash = await hashPassword("something else");
    await db().update(accounts).set({ passwordHash }).where(eq(accounts.email, fixture.accounts[0]!.email));
    expect(await countOpenAccounts(db(), fixture)).toBe(all - 1);
    await db().update(staff).set({ passwordHash }).where(eq(staff.role, "owner"));
    expect(await countOpenAccounts(db(), fixture)).toBe(all - 2);
    expect(await countOpenAccounts(db(), { ...fixture, accounts: [], staff: [] })).toBe(0);
  });
});
