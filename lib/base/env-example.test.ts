import { readFileSync } from "node:fs";
import { readEnv, settingNames } from "./env";

const lines = readFileSync(".env.example", "utf8").split("\n");
const isSetting = (line: string | undefined) => /^#[A-Z_]+=/.test(line ?? "");
const example = Object.fromEntries(
  lines.filter(isSetting).map((line) => line.slice(1).split(/=(.*)/s) as [string, string]),
);

test(".env.example lists every setting once, each after a line with a description", () => {
  const names = lines.filter(isSetting).map((line) => line.slice(1, line.indexOf("=")));
  expect(names.toSorted()).toEqual([...settingNames].toSorted());
  const unexplained = lines.filter((line, index) => isSetting(line) && !/^# /.test(lines[index - 1] ?? ""));
  expect(unexplained).toEqual([]);
});

test("its values are valid, and those of settings with a default are the defaults", () => {
  expect(() => readEnv(example)).not.toThrow();
  const { SITE_URL: _, ...defaults } = readEnv({});
  const shown = Object.fromEntries(Object.keys(defaults).map((name) => [name, example[name]]));
  const expected = Object.entries(defaults).filter(([, value]) => value !== undefined);
  expect(shown).toMatchObject(Object.fromEntries(expected.map(([name, value]) => [name, String(value)])));
});
