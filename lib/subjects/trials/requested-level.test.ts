import { trialLevels } from "../../base/contract/trial-request";
import { trialRequestPath } from "../../base/paths";
import { requestedLevel } from "./requested-level";

test("the level of the address is read", () => {
  const searchOf = (level: string) => new URL(trialRequestPath(level), "https://site.example").search;
  expect(trialLevels.map((level) => requestedLevel(searchOf(level)))).toEqual([...trialLevels]);
});

test.each(["", "?level=", "?level=HSK 4", "?level=Advanced", "?goal=hsk", "?level=%"])(
  "%j fills in nothing",
  (search) => {
    expect(requestedLevel(search)).toBeUndefined();
  },
);
