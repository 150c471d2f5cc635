import { sampleResponses } from "../../base/contract/sample-responses";
import { parseResponse, type ParsedResponse } from "./parse-response";

const [live] = sampleResponses.readyLives.list;
const odd = { ...live, from: "tomorrow" };

/** Parses a response to a request for a page of live classes. */
function read(data: unknown, request: object = { page: 1, per_page: 8 }): ParsedResponse {
  const text = JSON.stringify({ code: 0, data });
  return parseResponse("readyLives", request as { page: number; per_page: number }, {
    status: 200,
    retryAfter: undefined,
    text,
  });
}
const totalOf = (parsed: ParsedResponse) =>
  parsed.kind === "success" && (parsed.data as { total: number }).total;

describe("the total when rows are left out", () => {
  const frame = { page: 1, per_page: 8 };
  const second = { page: 2, per_page: 8 };
  const rows = (good: number, bad = 0) => [...Array(good).fill(live), ...Array(bad).fill(odd)];

  test.each([
    ["nothing is left out: the provider's total", 40, rows(8), frame, 40],
    ["on the only page: the number of rows shown", 3, rows(2, 1), frame, 2],
    ["all of them", 2, rows(0, 2), frame, 0],
    ["more pages follow: they stay reachable", 17, rows(5, 3), frame, 17],
    ["one more follows", 9, rows(7, 1), frame, 9],
    ["on the last page", 12, rows(3, 1), { ...second }, 11],
    ["a page after the last", 12, [], { page: 9, per_page: 8 }, 12],
    ["the total was too small", 1, rows(3, 1), frame, 3],
    ["no total", undefined, rows(3), frame, 3],
    ["a text as total", "40", rows(8), second, 16],
    ["a negative total", -1, rows(2, 2), frame, 2],
  ])("%s", (_what, total, list, request, expected) => {
    const parsed = read({ ...request, total, list }, request);
    expect(parsed).toMatchObject({ kind: "success", data: { page: request.page, per_page: 8 } });
    expect(totalOf(parsed)).toBe(expected);
  });

  test("rows nested in a row do not count", () => {
    const [series] = sampleResponses.preSales.list;
    const list = [{ ...series, lesson_list: [null, null] }];
    const request = { page: 1, per_page: 10 };
    const text = JSON.stringify({ code: 0, data: { total: 1, ...request, list } });
    const parsed = parseResponse("preSales", request, { status: 200, retryAfter: undefined, text });
    expect(parsed).toMatchObject({ data: { total: 1, list: [{ lesson_list: [] }] } });
  });
});

describe("a refusal", () => {
  const refused = (rest: object, status = 200, retryAfter?: string) =>
    parseResponse("partners", {}, { status, retryAfter, text: JSON.stringify({ code: 4000, ...rest }) });

  test("with an invalid message has an empty one", () => {
    for (const message of [null, 7, {}, undefined]) {
      const parsed = refused({ message });
      expect(parsed).toEqual({ kind: "refusal", code: 4000, message: "", failing: false });
    }
  });

  test("keeps the valid issues", () => {
    const issue = { path: "email", message: "is taken" };
    const parsed = refused({ message: "no", data: { issues: [issue, null, { path: 7 }] } });
    expect(parsed).toMatchObject({ message: "no", issues: [issue] });
    expect(refused({ data: { issues: "email" } })).not.toHaveProperty("issues");
  });

  test("reports a server error and Retry-After", () => {
    expect(refused({}, 500, "7")).toMatchObject({ failing: true, retryAfter: 7 });
    expect(refused({}, 499, "0")).toMatchObject({ failing: false });
    for (const never of ["0", "-1", "soon", "Infinity"]) {
      expect(refused({}, 503, never)).not.toHaveProperty("retryAfter");
    }
  });
});

describe("a response without an envelope", () => {
  const parsed = (text: string, status = 200) =>
    parseResponse("partners", {}, { status, retryAfter: undefined, text });
  const well = JSON.stringify({ code: 0, data: sampleResponses.partners });

  test("reports the reason and the field and rule that failed", () => {
    expect(parsed(well)).toMatchObject({ kind: "success" });
    expect(parsed(well, 299)).toMatchObject({ kind: "success" });
    expect(parsed(well, 400)).toMatchObject({ kind: "success" });
    for (const status of [300, 302, 399]) {
      expect(parsed(well, status)).toEqual({ kind: "unusable", what: "a redirect", faults: [] });
    }
    expect(parsed("<!doctype html>")).toMatchObject({ kind: "unusable", what: "no envelope" });
    expect(parsed('{"code":"0"}')).toMatchObject({ what: "no envelope", faults: [{ field: "code" }] });
    expect(parsed('{"code":0}')).toMatchObject({ what: "data of another shape", faults: [{ field: "" }] });
    expect(parsed('{"code":0,"data":{}}')).toMatchObject({ faults: [{ field: "list" }] });
  });
});
