import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { showsDemoFiles } from "../../engines/content/demo-files";
import { parsePictureAddress } from "../../engines/pictures/address";
import { isDemoSeason, parseSeason, seasonFileName, type SeasonFile } from "./season-file";
import { seasonPictures } from "./season-form";
import type { SeasonBody, SeasonState } from "./content";

/** Folder of the season files; part of error messages. */
const folder = "content/campaign";

/**
 * Reads all season files.
 * @param root the folder with `content` and `public`
 * @param withDemo whether to read those of the demo school, too; by default not if `DEMO_CONTENT=false`
 * @throws Error with one line if a file is invalid
 */
export function readSeasonFiles({ root = process.cwd(), withDemo = showsDemoFiles() } = {}): SeasonFile[] {
  const names = readdirSync(join(/* turbopackIgnore: true */ root, folder)).filter((name) =>
    /\.ya?ml$/.test(name),
  );
  const seasons = names.sort().map((name) => {
    const file = `${folder}/${name}`;
    const source = readFileSync(join(/* turbopackIgnore: true */ root, file), "utf8");
    const season = parseSeason(file, source);
    const expectedName = seasonFileName(season.body, season.state);
    if (expectedName !== name)
      throw new Error(`${file}:1: the file of this region, key and state must be named ${expectedName}`);
    for (const [, picture] of seasonPictures(season.body)) {
      if (parsePictureAddress(picture))
        throw new Error(`${file}: ${picture} was uploaded at a desk; add it to the database with --import`);
      if (!existsSync(join(/* turbopackIgnore: true */ root, "public", picture))) {
        throw new Error(`${file}: there is no picture ${picture} under public`);
      }
    }
    return { season, isDemo: isDemoSeason(source) };
  });
  return seasons.flatMap(({ season, isDemo }) => (isDemo && !withDemo ? [] : season));
}

let cachedSeasons: SeasonFile[] | undefined;

/** The seasons of the files, read once per process. */
export function seasonFiles(): SeasonFile[] {
  return (cachedSeasons ??= readSeasonFiles());
}

/** The season with a region and key in the files: by default its draft, otherwise the published one. */
export function findFileSeason(
  { region, key }: Pick<SeasonBody, "region" | "key">,
  states: readonly SeasonState[] = ["draft", "published"],
): SeasonBody | undefined {
  const own = seasonFiles().filter(({ body }) => body.region === region && body.key === key);
  return states.flatMap((state) => own.find((file) => file.state === state)?.body ?? [])[0];
}
