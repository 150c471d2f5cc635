import { decideRequest } from "./decide-request";

const settings = { vietnamSite: undefined, ownOrigin: "https://yuqiao.example", embedded: true };
const headers = { cookie: undefined, acceptLanguage: undefined };
const decideAt = (path: string) =>
  decideRequest({ path, search: "" }, headers, settings, async (rewrite) => rewrite.endsWith("/1"));

test("a class that does not exist gets the 404 page", async () => {
  expect(await decideAt("/hot-sell/detail/1")).toMatchObject({ rewrite: "/en-US/hot-sell/detail/1" });
  expect(await decideAt("/hot-sell/detail/2")).toMatchObject({ kind: "missing" });
});

test("a course that does not exist gets one page for all ids", async () => {
  const course = "/account/course/list/detail";
  const existing = { kind: "page", rewrite: `/en-US${course}/1`, scripts: "soon" };
  expect(await decideAt(`${course}/1`)).toMatchObject(existing);
  const missing = { kind: "page", rewrite: "/en-US/account/course", scripts: "now" };
  expect(await decideAt(`${course}/2`)).toMatchObject(missing);
});

test("pages that depend on no class are decided synchronously", () => {
  expect(decideAt("/home")).toMatchObject({ kind: "page", rewrite: "/en-US/home" });
});
