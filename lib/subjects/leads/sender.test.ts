import { eq } from "drizzle-orm";
import { buildRequest } from "../../../testing/gateway/requests";
import { issueTokenFor } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { samples } from "../../base/contract/samples";
import { accounts, enquiries, enrolments } from "../../app/schema";
import { configuredProvider } from "../../engines/provider-calls/call-provider";
import { handle } from "../../engines/provider-calls/handle";

process.env.LOG_LEVEL = "silent";

describeEachEngine((db) => {
  test.each([
    ["preSaleRegister", enquiries, { ...samples.preSaleRegister, id: undefined, message: "When?" }],
    ["abroadCreate", enrolments, samples.abroadCreate],
  ] as const)(
    "%s keeps which member sent it, and ignores a token that is not valid or only in the cookie",
    async (name, table, fields) => {
      const email = "student@example.com";
      const [member] = await db().select().from(accounts).where(eq(accounts.email, email));
      const token = await issueTokenFor(db(), email, new Date());
      const send = async (headers: Record<string, string>, phone: object) => {
        const response = await handle(
          buildRequest(name, { ...fields, ...phone }, { headers }),
          configuredProvider(),
        );
        return ((await response.json()) as { code: number }).code;
      };
      const phones = [
        { phone: "84-912345671", phone_number: 912_345_671 },
        { phone: "84-912345672", phone_number: 912_345_672 },
        { phone: "84-912345673", phone_number: 912_345_673 },
        { phone: "84-912345674", phone_number: 912_345_674 },
      ].map(({ phone, phone_number }) => (name === "abroadCreate" ? { phone_number } : { phone }));
      const senders = [
        { Authorization: `Bearer ${token}` },
        { Authorization: "Bearer expired" },
        {},
        // A guest's page after a login in another tab: the browser sends the cookie with every call.
        { Cookie: `token=${token}; account_type=student` },
      ] as Record<string, string>[];
      for (const [index, headers] of senders.entries())
        expect(await send(headers, phones[index] ?? {})).toBe(0);
      const rows = await db().select({ accountId: table.accountId }).from(table).orderBy(table.id);
      expect(rows.map(({ accountId }) => accountId)).toEqual([member?.id, null, null, null]);
    },
  );
});
