import { GET as campaignPicture } from "@/app/og/campaign/[region]/route";
import { GET as pagePicture } from "@/app/og/[language]/[page]/route";
import { GET as recordPicture } from "@/app/og/[language]/[page]/[slug]/route";
import { regions } from "../../base/reference/campaign-regions";
import { readEnv } from "../../base/env";
import { languages } from "../../base/i18n/languages";
import { closeCounters, consumeLimit } from "../../base/limits/check";
import { writeClient } from "../../base/request/client-header";

/* The routes of share pictures under many requests. Drawing is mocked, because it is too slow here. */

let drawn = 0;
let drawing = 0;
let maxAtOnce = 0;

jest.mock("./drawing", () => ({
  drawPicture: async () => {
    drawn += 1;
    drawing += 1;
    maxAtOnce = Math.max(maxAtOnce, drawing);
    await new Promise((resolve) => setTimeout(resolve, 2));
    drawing -= 1;
    return new ArrayBuffer(8);
  },
}));
// Uses the seasons of the files, because there is no database.
jest.mock("../../base/env", () => ({
  ...jest.requireActual("../../base/env"),
  env: () => readEnv({ API_HOST: "http://127.0.0.1:9" }),
}));
jest.mock("./picture", () => ({
  sharePicture: async () => ({ picture: {}, fonts: [] }),
  uploadedSharePicture: async () => undefined,
}));
const mockRead = jest.fn(async (_kind: string, id: number) => (id < 100 ? { title: `${id}` } : undefined));
jest.mock("../people/record-words", () => ({
  isRecordKind: (name: string) => name === "class",
  readRecordWords: (kind: string, id: number) => mockRead(kind, id),
}));
jest.mock("./record-picture", () => ({
  prepareRecordPicture: async () => ({ kind: "record", picture: { title: {} }, fonts: [] }),
}));
jest.mock("../campaign/picture", () => ({
  campaignPicture: async () => ({ fonts: [] }),
  pictureDate: () => "",
}));

function from(address: string): Headers {
  const headers: Record<string, string> = {};
  writeClient(headers, address);
  return new Headers(headers);
}
const ofPage = (language: string, page: string, headers: Headers) =>
  pagePicture(new Request("http://localhost/og", { headers }), {
    params: Promise.resolve({ language, page }),
  });
const ofCampaign = (region: string, headers: Headers) =>
  campaignPicture(new Request("http://localhost/og", { headers }), { params: Promise.resolve({ region }) });

const ofRecord = (slug: string, headers: Headers) =>
  recordPicture(new Request("http://localhost/og", { headers }), {
    params: Promise.resolve({ language: "en-US", page: "class", slug }),
  });

/** Returns the headers of an address that has used up its limit. */
async function exhausted(address: string): Promise<Headers> {
  for (let time = 0; time < 60; time++) await consumeLimit("picture", { address });
  return from(address);
}

beforeEach(() => {
  [drawn, maxAtOnce] = [0, 0];
});
afterEach(closeCounters);

test("pictures of pages and of the campaign are drawn one at a time, and each only once", async () => {
  const asker = (index: number) => from(`192.0.2.${index}`);
  const requests = [
    ...languages.flatMap((language, index) => [
      ofPage(language, "home", asker(index)),
      ofPage(language, "home", asker(index + 100)),
    ]),
    ...regions.flatMap((region, index) => [
      ofCampaign(region, asker(index + 50)),
      ofCampaign(region, asker(index + 150)),
    ]),
  ];
  for (const { status } of await Promise.all(requests)) expect(status).toBe(200);
  expect(drawn).toBe(languages.length + regions.length);
  expect(maxAtOnce).toBe(1);
});

test("an address beyond its limit gets cached pictures, but no new ones", async () => {
  await ofPage("en-US", "help", from("192.0.2.1"));
  await ofCampaign("vn", from("192.0.2.1"));
  const asker = await exhausted("198.51.100.7");
  const statuses = async (requests: Promise<Response>[]) =>
    (await Promise.all(requests)).map(({ status }) => status);
  expect(await statuses([ofPage("en-US", "help", asker), ofCampaign("vn", asker)])).toEqual([200, 200]);
  expect(await statuses([ofPage("en-US", "class", asker)])).toEqual([429]);
  expect(await statuses([ofPage("en-US", "class", from("198.51.100.8"))])).toEqual([200]);
});

test("a record is read and its picture drawn once; missing ones and other addresses are not drawn", async () => {
  mockRead.mockClear();
  const [first, second] = await Promise.all([
    ofRecord("7", from("192.0.2.1")),
    ofRecord("7", from("192.0.2.2")),
  ]);
  expect([first.status, second.status, drawn, mockRead.mock.calls.length]).toEqual([200, 200, 1, 1]);
  expect(first.headers.get("cache-control")).toBe("public, max-age=3600");
  for (const slug of ["987", "987", "0", "07", "1.5", "x", "99999999999"])
    expect([slug, (await ofRecord(slug, from("192.0.2.3"))).status]).toEqual([slug, 404]);
  expect([drawn, mockRead.mock.calls.length]).toEqual([1, 2]);
});

test("an address beyond its limit gets no reads of invented records", async () => {
  await ofRecord("7", from("192.0.2.1"));
  const asker = await exhausted("198.51.100.9");
  expect([(await ofRecord("7", asker)).status, (await ofRecord("8", asker)).status]).toEqual([200, 429]);
});
