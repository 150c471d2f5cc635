import { parseTask } from "./leads-options";

test("without options, all leads are printed as CSV", () => {
  expect(parseTask([])).toEqual({ since: undefined, format: "csv", out: undefined });
});

test("a day or an instant is passed on as it is", () => {
  expect(parseTask(["--since", "2026-01-01", "--format", "json", "--out", "a.json"])).toEqual({
    since: "2026-01-01",
    format: "json",
    out: "a.json",
  });
  expect(parseTask(["--since=2026-01-01T00:00:00Z"])).toMatchObject({ since: "2026-01-01T00:00:00Z" });
});

test("`--erase` takes a phone", () => {
  expect(parseTask(["--erase", "84-912345678"])).toEqual({ erase: "84-912345678" });
});

test.each([
  [["--since", "yesterday"], /^--since is a day/],
  [["--since", "2026-02-30"], /^--since is a day/],
  [["--since"], /--since/],
  [["--format", "xlsx"], /^--format is csv or json, not xlsx\./],
  [["--format", "toString"], /^--format is csv or json/],
  [["--out", ""], /^--out needs a file/],
  [["--erase", "84-912345678", "--since", "2026-01-01"], /^--erase stands alone/],
  [["--nothing"], /--nothing/],
  [["all"], /all/],
])("%j is refused in one line that shows the usage", (parameters, message) => {
  expect(() => parseTask(parameters)).toThrow(message);
  expect(() => parseTask(parameters)).toThrow(/^[^\n]+Usage: npm run leads[^\n]+$/);
});
