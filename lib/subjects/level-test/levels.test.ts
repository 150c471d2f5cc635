import { trialLevels as requestLevels } from "../../base/contract/trial-request";
import { levels, parseLevel, targetLevel, trialLevelOfResult } from "./levels";

test("only the seven levels are read from an address", () => {
  expect(levels.map(String).map(parseLevel)).toEqual([...levels]);
  const invalid = ["", "7", "-1", "03", "3.0", "3 ", "１", "HSK 3", "<b>", "constructor"];
  expect(invalid.map(parseLevel)).toEqual(invalid.map(() => undefined));
});

test("each level has one of the trial lesson's request", () => {
  expect(levels.map((level) => trialLevelOfResult[level])).toEqual(
    levels.map((level) => requestLevels.find((other) => other === trialLevelOfResult[level])),
  );
});

test("learners work on the next level, and at HSK 6 on HSK 6", () => {
  expect(levels.map(targetLevel)).toEqual([1, 2, 3, 4, 5, 6, 6]);
});
