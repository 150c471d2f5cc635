import { GET } from "@/app/qr/[name]/route";
import type * as School from "../../subjects/school/school";

let zalo = "https://zalo.me/old";
jest.mock("../../subjects/school/school", () => {
  const own = jest.requireActual<typeof School>("../../subjects/school/school");
  return { ...own, school: () => ({ ...own.school(), zalo }) };
});
// Codes of profiles need no provider.
jest.mock("../../engines/provider-calls/read-call", () => ({}));

const ask = (headers: Record<string, string> = {}) =>
  GET(new Request("http://site.test/qr/zalo", { headers }), { params: Promise.resolve({ name: "zalo" }) });

test("a code is revalidated on each request, so a changed address takes effect immediately", async () => {
  const first = await ask();
  const etag = first.headers.get("etag") ?? "";
  expect([first.status, first.headers.get("cache-control")]).toEqual([200, "public, no-cache"]);
  expect(etag).toMatch(/^"[\w-]{43}"$/);
  const before = await first.text();
  const same = await ask({ "if-none-match": `"other", W/${etag}` });
  expect([same.status, same.headers.get("etag"), await same.text()]).toEqual([304, etag, ""]);
  zalo = "https://zalo.me/new";
  const moved = await ask({ "if-none-match": etag });
  expect(moved.status).toBe(200);
  expect(moved.headers.get("etag")).not.toBe(etag);
  expect(await moved.text()).not.toBe(before);
});
