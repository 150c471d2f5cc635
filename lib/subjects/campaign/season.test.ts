import { seasons } from "../../../testing/campaign/first-seasons";
import { regions } from "../../base/reference/campaign-regions";

test.each(regions)("%s: everyone who speaks is in the lineup once, those in the hero first", (region) => {
  const { speakers, lineup, sessions } = seasons[region];
  expect(lineup.slice(0, speakers.length)).toEqual(speakers);
  expect(new Set(lineup.map(({ name }) => name)).size).toBe(lineup.length);
  for (const { speakers: onStage } of sessions) expect(lineup).toEqual(expect.arrayContaining(onStage));
});
