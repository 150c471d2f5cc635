import { GET } from "@/app/api/series/route";
import { closeCounters } from "../../base/limits/check";
import { writeClient } from "../../base/request/client-header";
import { internalHeaders } from "../../base/request/internal";
import { readKnownClasses } from "./read";

/* The route of the known classes under many requests. */

jest.mock("./read");
jest.mock("../people/teacher-pages", () => ({ readKnownPages: async () => ({ lives: [5], teachers: [6] }) }));
jest.mock("../people/known-courses", () => ({ readKnownCourses: async () => [3] }));
const read = jest.mocked(readKnownClasses);

/** Without a database no page of the school is loaded. */
const noPages = { ownPages: [], articles: [], newsPages: 0, prices: false };
const known = { ids: [1, 2], pages: 1, courses: [3], lives: [5], teachers: [6], ...noPages };
beforeEach(() => read.mockReset().mockResolvedValue({ ids: known.ids, pages: known.pages, teachers: [6] }));
afterEach(closeCounters);

const ask = (headers: Record<string, string>) => GET(new Request("http://localhost/api/series", { headers }));
function from(address: string): Record<string, string> {
  const headers: Record<string, string> = {};
  writeClient(headers, address);
  return headers;
}

test("concurrent requests share one read", async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => ask(from(`192.0.2.${index}`))));
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual(Array(50).fill(known));
  expect(read).toHaveBeenCalledTimes(1);
});

test("one address has sixty requests in ten minutes, other addresses and internal requests are not affected", async () => {
  const statuses = async (headers: Record<string, string>, times: number) =>
    (await Promise.all(Array.from({ length: times }, () => ask(headers)))).map(({ status }) => status);
  const stranger = from("198.51.100.7");
  expect(await statuses(stranger, 61)).toEqual([...Array<number>(60).fill(200), 429]);
  expect((await ask(stranger)).headers.get("retry-after")).toMatch(/^\d+$/);
  expect(await statuses(from("198.51.100.8"), 1)).toEqual([200]);
  expect(new Set(await statuses(internalHeaders(), 100))).toEqual(new Set([200]));
});
