import { contract } from "../../base/contract/contract";
import { sampleResponses } from "../../base/contract/sample-responses";
import type { PublicCallInput } from "../../base/contract/types";
import { maxPages, readAllPages, recommendedRequest } from "./pages";

test("the request for recommended classes fits the contract", () => {
  expect(recommendedRequest("ko-KR")).toEqual({
    page: 1,
    per_page: 100,
    filter: { conditions: [{ field: "lang", operator: "equal", value: "ko-KR" }] },
  });
  expect(contract.recommendedSets.request.safeParse(recommendedRequest("ko-KR")).success).toBe(true);
});

const classes = Array.from({ length: 203 }, (_, n) => ({ ...sampleResponses.preSales.list[0]!, id: n }));

test.each([0, 1, 100, 101, 203])("all pages of a list of %d classes are read, each once", async (total) => {
  const read = jest.fn(({ page = 0, per_page = 0 }: PublicCallInput<"preSales">) => {
    const list = classes.slice(0, total).slice((page - 1) * per_page, page * per_page);
    return Promise.resolve({ code: 0 as const, message: "", data: { total, page, per_page, list } });
  });
  const lists = (await readAllPages(read)).map(({ data }) => data.list);
  expect(lists.flat()).toEqual(classes.slice(0, total));
  expect(read).toHaveBeenCalledTimes(Math.max(1, Math.ceil(total / 100)));
});

test("a list that claims to be endless is read up to its limit, and one that fails is returned as its failure", async () => {
  const endless = { code: 0 as const, message: "", data: { total: 1e9, page: 1, per_page: 100, list: [] } };
  expect(await readAllPages(() => Promise.resolve(endless))).toHaveLength(maxPages);
  const failure = { code: 5000, message: "no" };
  expect(await readAllPages(() => Promise.resolve(failure))).toEqual([failure]);
});
