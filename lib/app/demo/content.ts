import { readFileSync } from "node:fs";
import { join } from "node:path";
import type * as z from "zod/mini";
import { parseContentFile } from "../../engines/content/content-file";
import { mergeParts } from "../../engines/subject/merge";
import { schoolFile } from "../../subjects/school/school-file";
import { loadDemoParts, type ContentOfParts, type DemoContent } from "./parts";

/** Folder of the demo content; part of error messages. */
const folder = "content/demo";

/**
 * Parses a file of the demo content. `{videoChannel}` in it stands for the school's video channel.
 * @throws Error with a one-line message: file, line and problem
 */
export function parseDemoFile<Value>(name: string, source: string, schema: z.ZodMiniType<Value>): Value {
  const completeSource = source.replaceAll("{videoChannel}", schoolFile().videoChannel);
  return parseContentFile(`${folder}/${name}.yaml`, completeSource, schema);
}

function readDemoFile(name: string, schema: z.ZodMiniType): unknown {
  const file = join(/* turbopackIgnore: true */ process.cwd(), folder, `${name}.yaml`);
  return parseDemoFile(name, readFileSync(file, "utf8"), schema);
}

type ReadablePart = {
  files: Readonly<Record<string, z.ZodMiniType>>;
  toContent: (files: never) => object;
};

/**
 * Reads the demo content of parts.
 * @throws Error as `parseDemoFile`
 */
export function readDemoContent<Part extends ReadablePart>(parts: readonly Part[]): ContentOfParts<Part> {
  const contents = parts.map(({ files, toContent }) =>
    toContent(
      Object.fromEntries(
        Object.entries(files).map(([name, schema]) => [name, readDemoFile(name, schema)]),
      ) as never,
    ),
  );
  return mergeParts(contents) as ContentOfParts<Part>;
}

let cachedContent: DemoContent | undefined;

/**
 * Returns the demo content, which is read once. Changes need a restart.
 * @throws Error as `parseDemoFile`
 */
export async function demoContent(): Promise<DemoContent> {
  return (cachedContent ??= readDemoContent(await loadDemoParts()) as DemoContent);
}
