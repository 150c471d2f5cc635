import { startFaultyHost, type FaultyHost } from "../../../testing/gateway/faulty-host";
import { resetCircuits } from "../../../testing/gateway/requests";
import { sampleResponses } from "../../base/contract/sample-responses";
import { log } from "../../base/log/log";
import { setPackages } from "../points/prices/published";
import { prepareRecordPicture } from "../seo/record-picture";
import { readRecordWords, type RecordKind } from "./record-words";

/* The share pictures of records, with another provider. */

const { preSales, recommendedTeachers, readyLives } = sampleResponses;
const [seriesClass] = preSales.list;
const before = process.env.API_HOST;
let host: FaultyHost;

beforeAll(async () => {
  const teachers = { list: [{ ...recommendedTeachers.list[0]!, id: 3 }] };
  host = await startFaultyHost({ preSales, recommendedTeachers: teachers, readyLives });
  process.env.API_HOST = host.address;
});
afterAll(async () => {
  await host.close();
  if (before === undefined) delete process.env.API_HOST;
  else process.env.API_HOST = before;
});
beforeEach(() => {
  resetCircuits();
  jest.spyOn(log, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  setPackages([]);
});

const open = Date.parse("2026-11-20T00:00:00Z");
const over = Date.parse("2100-02-01T00:00:00Z");
const onSale = {
  id: 1,
  name: {},
  text: {},
  points: 120,
  prices: [{ currency: "USD" as const, amount: 28_000 }],
  isRecommended: false,
  activeFrom: null,
  activeUntil: null,
};

test("a class has its teacher, next lesson and price; in money, too, if packages have prices", async () => {
  const words = await readRecordWords("class", 1, "en-US", open);
  expect(words).toMatchObject({
    title: seriesClass!.combo_name,
    line: "Teacher: Lin Yue",
    price: "1,200 class points",
    isPortrait: false,
  });
  expect(words?.date).toMatch(/Dec 1.*8:00.PM.*GMT\+8/);
  setPackages([onSale as unknown as Parameters<typeof setPackages>[0][number]]);
  expect((await readRecordWords("class", 1, "en-US", open))?.price).toBe(
    "1,200 class points, about US$2,800",
  );
  expect((await readRecordWords("class", 1, "ko-KR", open))?.price).toMatch(/1,200.*2,800/);
});

test("a class that is over promises neither a lesson nor a price", async () => {
  const words = await readRecordWords("class", 1, "vi-VN", over);
  expect(words).toMatchObject({ title: seriesClass!.combo_name, date: undefined, price: undefined });
});

test("a live class has its time until it ends, a teacher the next lesson and the cheapest price", async () => {
  const live = readyLives.list[0]!;
  expect((await readRecordWords("live-class", live.id, "en-US", open))?.date).toContain("Nov 24");
  expect((await readRecordWords("live-class", live.id, "en-US", over))?.date).toBeUndefined();
  const teacher = await readRecordWords("teacher", 3, "en-US", open);
  expect(teacher).toMatchObject({ title: "Lin Yue", price: "From 40 class points", isPortrait: true });
  expect(teacher?.date).toMatch(/Nov 24|Dec 1/);
});

test.each<RecordKind>(["class", "live-class", "teacher"])(
  "there is no picture of a missing %s",
  async (kind) => {
    expect(await readRecordWords(kind, 987, "en-US", open)).toBeUndefined();
  },
);

test("pictures of other hosts are not fetched: the drawing of the type of class replaces them", async () => {
  const words = (await readRecordWords("class", 1, "zh-TW", open))!;
  const elsewhere = { ...words, art: ["https://elsewhere.example/a.png", ...words.art.slice(1)] };
  const { picture } = await prepareRecordPicture("zh-TW", elsewhere);
  expect(picture.art).toMatch(/^data:image\/svg\+xml;base64,/);
  const escaping = prepareRecordPicture("zh-TW", { ...words, art: ["/art/../../package.json"] });
  await expect(escaping).rejects.toThrow("can be drawn");
});

test("long titles and prices fit their places", async () => {
  const words = (await readRecordWords("class", 1, "vi-VN", open))!;
  const title = "Tiếng Trung thương mại cho người đi làm bận rộn, học buổi tối, hai buổi mỗi tuần";
  const { picture } = await prepareRecordPicture("vi-VN", { ...words, title });
  expect(picture.title.lines.length * picture.title.size).toBeLessThan(300);
  expect(picture.price?.lines).toHaveLength(1);
});
