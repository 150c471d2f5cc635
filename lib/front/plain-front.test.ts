import type { RequestListener } from "node:http";
import inject, { type InjectOptions } from "light-my-request";
import type { RoutingDecision } from "../routing/decide";
import { visitCookies } from "./answers";
import { plainFront } from "./plain-front";

let decision: RoutingDecision;
const asked: { method?: string; url?: string; rsc: unknown; status: number }[] = [];

const next: RequestListener = ({ method, url, headers }, response) => {
  asked.push({ method, url, rsc: headers.rsc, status: response.statusCode });
  response.end("as Next makes it");
};

/** What a visitor gets. */
function visit(url: string, more: InjectOptions = {}, development = false) {
  const front = plainFront({ decideFor: () => decision, cookiesFor: visitCookies(true), next, development });
  return inject(
    (request, response) => void front(request as never, response as never, ["X-Of-Path", "yes"]),
    {
      url,
      ...more,
    },
  );
}

beforeEach(() => {
  asked.length = 0;
  decision = {
    kind: "page",
    language: "ko-KR",
    rewrite: "/ko-KR/help",
    scripts: "touch",
    storeLanguage: false,
  };
});

test.each(["GET", "HEAD"] as const)(
  "%s is Next's to answer, of the page that was decided",
  async (method) => {
    decision = { ...decision, storeLanguage: true } as RoutingDecision;
    const { headers } = await visit("/help?locale=ko", { method });
    expect(asked).toEqual([{ method, url: "/ko-KR/help", rsc: undefined, status: 200 }]);
    expect(headers).toMatchObject({
      "x-of-path": "yes",
      "cache-control": "private, no-cache",
      "set-cookie": ["locale=ko-KR; Path=/; Max-Age=31536000; SameSite=Lax; Secure"],
    });
  },
);

test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"] as const)("%s is not for pages", async (method) => {
  const { statusCode, headers } = await visit("/help", { method });
  expect([statusCode, headers.allow, headers["x-of-path"]]).toEqual([405, "GET, HEAD", "yes"]);
  expect(asked).toEqual([]);
});

test("a page's data, as Next's router asks for them, are of the visitor's page, and nobody else's to keep", async () => {
  const { headers } = await visit("/help?_rsc=x", { headers: { rsc: "1" } });
  expect(asked).toEqual([{ method: "GET", url: "/ko-KR/help", rsc: "1", status: 200 }]);
  expect(headers["cache-control"]).toBe("private, no-cache");
});

test("a missing page is a 404, whatever Next makes of it", async () => {
  decision = { ...decision, kind: "missing", rewrite: "/ko-KR/missing" } as RoutingDecision;
  expect((await visit("/nowhere")).statusCode).toBe(404);
  expect(asked).toEqual([{ method: "GET", url: "/ko-KR/missing", rsc: undefined, status: 404 }]);
});

test("what leads elsewhere is not asked of Next", async () => {
  decision = { ...decision, kind: "redirect", to: "/home" } as RoutingDecision;
  expect((await visit("/?utm_source=x")).headers.location).toBe("/home?utm_source=x");
  expect((await visit("/help/")).headers.location).toBe("/help");
  expect(asked).toEqual([]);
});

test("what Next's development server answers itself reaches it as it is, and is nothing elsewhere", async () => {
  const url = "/__nextjs_original-stack-frames?x";
  await visit(url, { method: "POST" }, true);
  expect(asked).toEqual([{ method: "POST", url, rsc: undefined, status: 200 }]);
  expect((await visit(url, { method: "POST" })).statusCode).toBe(405);
});
