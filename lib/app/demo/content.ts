import { readFileSync } from "node:fs";
import { join } from "node:path";
import type * as z from "zod/mini";
import { parseContentFile } from "../../engines/content/content-file";
import { schoolFile } from "../../subjects/school/school-file";
import { demoFiles, type DemoContent, type DemoFile, type DemoFileContent } from "./content-schema";

/** Folder of the demo content; part of error messages. */
const folder = "content/demo";

/**
 * Parses a file of the demo content. `{videoChannel}` in it stands for the school's video channel.
 * @throws Error with a one-line message: file, line and problem
 */
export function parseDemoFile<Name extends DemoFile>(name: Name, source: string): DemoFileContent<Name> {
  const schema: z.ZodMiniType<unknown> = demoFiles[name];
  const completeSource = source.replaceAll("{videoChannel}", schoolFile().videoChannel);
  return parseContentFile(`${folder}/${name}.yaml`, completeSource, schema) as DemoFileContent<Name>;
}

/** Reads the demo content: all states of all screens. */
function readDemoContent(): DemoContent {
  const read = <Name extends DemoFile>(name: Name) => {
    const file = join(/* turbopackIgnore: true */ process.cwd(), folder, `${name}.yaml`);
    return parseDemoFile(name, readFileSync(file, "utf8"));
  };
  return {
    linkProperties: read("banners"),
    partners: read("partners"),
    teachers: read("teachers"),
    appVersions: read("apps"),
    seriesClasses: [...read("series-pre-sale"), ...read("series-recommended")],
    lives: read("lives"),
    recordings: read("recordings"),
    courses: read("courses"),
    packages: read("packages"),
    seasons: read("seasons"),
    voices: read("voices"),
    ...read("accounts"),
  };
}

let cachedContent: DemoContent | undefined;

/**
 * Returns the demo content, which is read once. Changes need a restart.
 * @throws Error as `parseDemoFile`
 */
export function demoContent(): DemoContent {
  return (cachedContent ??= readDemoContent());
}
