import { startFaultyHost, type FaultyHost } from "../../../testing/gateway/faulty-host";
import { resetCircuits } from "../../../testing/gateway/requests";
import { sampleResponses } from "../../base/contract/sample-responses";
import type { PublicCallResponse, SeriesClass } from "../../base/contract/types";
import { log } from "../../base/log/log";
import { findSeriesClass, readKnownClasses, UnreadableClasses } from "./read";

/* Effects of another provider's invalid rows on the pages of series classes. */

const [seriesClass] = sampleResponses.preSales.list as [SeriesClass];
const hot = (list: unknown[], total = list.length) =>
  ({ total, page: 1, per_page: 100, list }) as PublicCallResponse<"preSales">;
const none = hot([]);
const odd = { ...seriesClass, id: 2, class_point: "1200" };
const nameless = { ...seriesClass, id: "3" };

let host: FaultyHost;
const before = process.env.API_HOST;
beforeAll(async () => {
  host = await startFaultyHost({ preSales: hot([seriesClass, odd, nameless]), recommendedSets: none });
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
afterEach(() => jest.restoreAllMocks());

test("a class beside invalid rows is found, and a class in an invalid row counts as unreadable", async () => {
  expect(await findSeriesClass(1, "en-US")).toMatchObject({ list: "preSale", seriesClass: { id: 1 } });
  await expect(findSeriesClass(2, "en-US")).rejects.toBeInstanceOf(UnreadableClasses);
  expect(await findSeriesClass(3, "en-US")).toBeUndefined();
});

test("a class in an invalid row counts as existing", async () => {
  expect(await readKnownClasses()).toEqual({ ids: [1, 2], pages: 1, teachers: [3] });
});
