import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { knowLinks, takeCounted } from "../campaign/link-counts";
import { writeClient } from "./client-header";
import { answerLinkEvents } from "./link-events";

const ownOrigin = "https://school.example";
let server: Server;

beforeEach(async () => {
  const answer = answerLinkEvents({ ownOrigin, rateLimitFactor: 1 });
  server = createServer((asked, response) => {
    writeClient(asked.headers, String(asked.headers["x-from"] ?? "192.0.2.1"));
    answer(asked, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  knowLinks(["vn-tiktok-tet"]);
  takeCounted();
});
afterEach(() => new Promise((done) => server.close(done)));

type Told = { event?: string; link?: string; method?: string; headers?: Record<string, string | undefined> };

/** Tells of a link as a page of the site does. @returns the answer's status; undefined where there was none. */
function tell({ event = "visits", link = "vn-tiktok-tet", method = "POST", headers = {} }: Told = {}) {
  const sent = { origin: ownOrigin, "user-agent": "Mozilla/5.0", ...headers };
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const { port } = server.address() as AddressInfo;
  return new Promise<number | undefined>((done) => {
    request({ port, method, path: `/api/link/${event}`, headers: given, agent: false }, (answer) => {
      answer.resume().on("end", () => done(answer.statusCode));
    })
      .on("error", () => done(undefined))
      .end(link);
  });
}

test("visits and beginnings are counted by link, however it was typed", async () => {
  expect(await tell()).toBe(204);
  await tell({ link: "VN-TikTok-Tet" });
  await tell({ event: "begun" });
  expect(takeCounted()).toEqual([["vn-tiktok-tet", { visits: 2, begun: 1 }]]);
});

test.each<[string, Told]>([
  ["a link that there is not", { link: "vn-made-up" }],
  ["a visitor who does not want to be tracked", { headers: { dnt: "1" } }],
  ["a visitor with Global Privacy Control", { headers: { "sec-gpc": "1" } }],
  ["another site", { headers: { origin: "https://evil.example" } }],
  ["no page at all", { headers: { origin: undefined } }],
  ["a robot", { headers: { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" } }],
  ["another event", { event: "enrolled" }],
  ["another method", { method: "PUT" }],
])("%s counts nothing, and is answered alike", async (_, told) => {
  expect(await tell(told)).toBe(204);
  expect(takeCounted()).toEqual([]);
});

test("a long body is not read to its end", async () => {
  expect(await tell({ link: "vn-tiktok-tet".repeat(100_000) })).toBeUndefined();
  expect(takeCounted()).toEqual([]);
});

test("one network counts sixty times a minute, others besides", async () => {
  for (let time = 0; time < 70; time++) await tell({ headers: { "x-from": `2001:db8::${time}` } });
  await tell({ headers: { "x-from": "2001:db8:1::1" } });
  expect(takeCounted()).toEqual([["vn-tiktok-tet", { visits: 61, begun: 0 }]]);
});
