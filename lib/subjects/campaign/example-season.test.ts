import { regions } from "../../base/reference/campaign-regions";
import { seasonBody } from "./content";
import { exampleSeason } from "./example-season";
import { readSeasonFiles } from "./season-files";
import { nextSeason } from "./season-form";

const demo = readSeasonFiles({ withDemo: true });

afterEach(() => delete process.env.DEMO_CONTENT);

test.each(regions)(
  "%s: the first season starts from an example, also on a site without demo content",
  (region) => {
    process.env.DEMO_CONTENT = "false";
    const example = exampleSeason(region)!;
    const season = nextSeason(example, { key: "2027-02", name: "Spring", from: "2027-02-01" });
    expect(season).toMatchObject({ region, key: "2027-02", from: "2027-02-01" });
    expect(season.until > season.from).toBe(true);
    // It cannot be published before the school has filled in its own facts.
    const { error } = seasonBody.safeParse(season);
    const missing = new Set(error?.issues.map(({ path }) => String(path[0])));
    expect([...missing].sort()).toEqual([
      "group",
      "hsk",
      "hskBlock",
      "people",
      "prizeWorth",
      "sessions",
      "vouchers",
      "vouchersLead",
    ]);
  },
);

test.each(regions)("%s: the example names nobody and no address of the demo school", (region) => {
  const text = JSON.stringify(exampleSeason(region));
  const { body } = demo.find((file) => file.body.region === region)!;
  for (const { name } of Object.values(body.people)) expect(text).not.toContain(name);
  for (const { name } of body.hsk.teachers) expect(text).not.toContain(name);
  for (const { value } of body.vouchers) expect(text).not.toContain(value);
  expect(text).not.toMatch(/https?:|mailto:/);
});
