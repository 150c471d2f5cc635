import "../../base/commands/load-settings";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import {
  parseSeason,
  seasonFileName,
  writeSeason,
  type SeasonFile,
} from "../../subjects/campaign/season-file";
import { runJsonCommand, runCommand } from "./run";
import { collectText } from "../../base/commands/collect-text";
import { parseTextOptions } from "../../base/commands/parse-text-options";
import { runCommandLine, UsageError } from "../../base/commands/usage.mjs";
import { closeDatabase } from "../../base/db/connect";
import { exportPictures, importPictures } from "./season-pictures";

/* `npm run campaign` exports seasons from the database to files and imports a season from a file. */

const usage = "npm run campaign -- --export DIR | --import FILE";

async function run(parameters: string[]): Promise<void> {
  const { export: folder, import: file } = parseTextOptions(parameters, ["export", "import"], usage);
  if (Boolean(folder) === Boolean(file)) throw new UsageError("One of the two is needed", usage);
  if (folder) return exportTo(folder);
  if (file) return importFrom(file);
}

async function exportTo(folder: string): Promise<void> {
  const text = await collectText(await runCommand("seasons", {}));
  const seasons = text.split("\n").flatMap((line): SeasonFile[] => (line ? [JSON.parse(line)] : []));
  await mkdir(folder, { recursive: true });
  for (const season of seasons) {
    const file = join(folder, seasonFileName(season.body, season.state));
    await writeFile(file, writeSeason(season));
    console.log(`Written: ${file}`);
    await exportPictures(season.body, folder);
  }
  if (seasons.length === 0) console.log("The database has no seasons; visitors see those of the files.");
}

async function importFrom(file: string): Promise<void> {
  const { state, body } = parseSeason(file, await readFile(file, "utf8"));
  await importPictures(body, dirname(file));
  await runJsonCommand("importSeason", { state, body });
  const visibility =
    state === "published" ? `visitors see it from ${body.from} until ${body.until}` : "a draft";
  console.log(`In the database: ${body.region} ${body.key}, ${visibility}.`);
}

void runCommandLine(usage, run, closeDatabase);
