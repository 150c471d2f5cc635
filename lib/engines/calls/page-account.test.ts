import { callDesk, createDeskCookie } from "../../../testing/gateway/desk";
import { buildRequest } from "../../../testing/gateway/requests";
import { issueTokenFor } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { serveAccountCall } from "../../app/bootstrap/serve-calls";
import type { Envelope } from "../../base/contract/codes";
import { accountHeader } from "../../base/contract/account-ref";
import { configuredProvider } from "../provider-calls/call-provider";
import { handle } from "../provider-calls/handle";

/* A page names the account that it was built for; its calls are refused for another (lib/base/contract/account-ref). */

const host = "http://site.test";

async function callAccount(method: "GET" | "POST", name: string, fields: object, headers = {}) {
  const query = method === "GET" ? `?${new URLSearchParams(fields as Record<string, string>)}` : "";
  const request = new Request(`${host}/api/account/${name}${query}`, {
    method,
    headers: { "Content-Type": "application/json", ...headers },
    ...(method === "POST" && { body: JSON.stringify(fields) }),
  });
  return (await (await serveAccountCall(request, name)).json()) as Envelope<Record<string, unknown>>;
}

type Profile = { student: { id: number } | null; teacher: { id: number } | null };

async function readProfile(headers: Record<string, string>) {
  const response = await handle(buildRequest("profile", {}, { headers }), configuredProvider());
  return { status: response.status, ...((await response.json()) as Envelope<Profile>) };
}

const refusedForOther = {
  code: 4030,
  data: { issues: [{ path: accountHeader, message: expect.stringMatching(/\S/) }] },
};

describeEachEngine((db) => {
  const logIn = async (email: string) => ({
    Authorization: `Bearer ${await issueTokenFor(db(), email, new Date())}`,
  });

  test.each(["student@example.com", "parent@example.com", "teacher@example.com"])(
    "the token of %s is accepted for its own page and refused for another account's, without a token failure",
    async (email) => {
      const token = await logIn(email);
      const { data } = await readProfile(token);
      const own = data?.teacher ? `teacher-${data.teacher.id}` : `student-${data?.student?.id}`;
      expect(await readProfile({ ...token, [accountHeader]: own })).toMatchObject({ status: 200, code: 0 });
      const otherKind = own.startsWith("teacher")
        ? own.replace("teacher", "student")
        : `teacher-${own.slice(8)}`;
      for (const other of [`${own}0`, otherKind, "staff-1", "x"]) {
        const headers = { ...token, [accountHeader]: other };
        expect(await readProfile(headers)).toMatchObject({ status: 403, ...refusedForOther });
        expect(await callAccount("GET", "settings", {}, headers)).toMatchObject(refusedForOther);
        const change = callAccount("POST", "name", { nickname: "Renamed" }, headers);
        expect(await change).toMatchObject(refusedForOther);
      }
      const settings = await callAccount("GET", "settings", {}, { ...token, [accountHeader]: own });
      expect(settings.data).not.toMatchObject({ nickname: "Renamed" });
    },
  );

  test("an ended login stays a token failure, whatever page it comes from", async () => {
    const token = await logIn("student@example.com");
    await callAccount("POST", "logout", {}, token);
    expect(await readProfile({ ...token, [accountHeader]: "student-1" })).toMatchObject({ code: 4200 });
  });

  test("a desk page acts and logs out for its own member only, and does not extend another's session", async () => {
    const [owner, editor] = [
      await createDeskCookie(db(), "owner@example.com"),
      await createDeskCookie(db(), "editor@example.com"),
    ];
    const refOf = async (cookie: string) => {
      const { data } = await callDesk("session/who", {}, { cookie });
      return `staff-${(data as { self: { id: number } }).self.id}`;
    };
    const headers = { [accountHeader]: await refOf(editor) };
    for (const name of ["today/show", "session/list", "session/logout"]) {
      const refused = await callDesk(name, {}, { cookie: owner, headers });
      expect(refused).toMatchObject({ status: 403, ...refusedForOther });
      expect(refused.cookie).toBeUndefined();
    }
    expect(await refOf(owner)).not.toBe(headers[accountHeader]);
    expect((await callDesk("today/show", {}, { cookie: editor, headers })).code).toBe(0);
    expect((await callDesk("today/show", {}, { headers })).code).toBe(4200);
  });
});
