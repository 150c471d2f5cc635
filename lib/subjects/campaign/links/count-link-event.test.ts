import { writeClient } from "../../../base/request/client-header";
import { countLinkEvent } from "./count-link-event";
import { setKnownLinks, takeCounts } from "./link-counts";

const ownOrigin = "https://school.example";
process.env.SITE_URL = ownOrigin;

beforeEach(() => {
  setKnownLinks(["vn-tiktok-tet"]);
  takeCounts();
});

type LinkEventRequest = {
  event?: string;
  link?: string;
  from?: string;
  headers?: Record<string, string | undefined>;
};

/** Reports an event of a link as a page of the site does. @returns the response's status */
async function send({
  event = "visits",
  link = "vn-tiktok-tet",
  from = "192.0.2.1",
  headers = {},
}: LinkEventRequest = {}) {
  const client: Record<string, string> = {};
  writeClient(client, from);
  const all = { origin: ownOrigin, "user-agent": "Mozilla/5.0", ...headers, ...client };
  const headerEntries = Object.entries(all).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const request = new Request(`${ownOrigin}/api/link/${event}`, {
    method: "POST",
    body: link,
    headers: headerEntries,
  });
  return (await countLinkEvent(request, event)).status;
}

test("visits and started enrolments are counted per link, in any case", async () => {
  expect(await send()).toBe(204);
  await send({ link: "VN-TikTok-Tet" });
  await send({ event: "begun" });
  expect(takeCounts()).toEqual([["vn-tiktok-tet", { visits: 2, begun: 1 }]]);
});

test.each<[string, LinkEventRequest]>([
  ["an unknown link", { link: "vn-made-up" }],
  ["a visitor with Do Not Track", { headers: { dnt: "1" } }],
  ["a visitor with Global Privacy Control", { headers: { "sec-gpc": "1" } }],
  ["a request from another site", { headers: { origin: "https://evil.example" } }],
  ["a request without an origin", { headers: { origin: undefined } }],
  ["a robot", { headers: { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" } }],
  ["an unknown event", { event: "enrolled" }],
])("%s is not counted, with the same response", async (_, sent) => {
  expect(await send(sent)).toBe(204);
  expect(takeCounts()).toEqual([]);
});

test("a body longer than any link is not counted", async () => {
  expect(await send({ link: "vn-tiktok-tet".repeat(100_000) })).toBe(204);
  expect(takeCounts()).toEqual([]);
});

test("each network is counted at most sixty times a minute", async () => {
  for (let time = 0; time < 70; time++) await send({ from: `2001:db8::${time}` });
  await send({ from: "2001:db8:1::1" });
  expect(takeCounts()).toEqual([["vn-tiktok-tet", { visits: 61, begun: 0 }]]);
});
