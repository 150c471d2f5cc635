import { stringify } from "yaml";
import * as z from "zod";
import { readYaml } from "../../base/yaml/checked";
import { seasonBody, seasonState, type SeasonBody, type SeasonState } from "./content";
import { fitsSeasonForm } from "./fits-form";

/* Season files are YAML, so that marketers can edit and comment them. */

export type SeasonFile = { state: SeasonState; body: SeasonBody };

/** Messages of zod's own rules. */
const english = { error: z.locales.en().localeError };

/** Marks a file as a season of the demo school. It is no field of the season. */
const demoMark = /^demo: true[^\S\n]*$/m;

/** Whether a file holds a season of the demo school. */
export const isDemoSeason = (source: string): boolean => demoMark.test(source);

const stateSchema = z.looseObject({ state: seasonState });

/** The name of a season's file. A draft has a file of its own beside the published one. */
export function seasonFileName(
  { region, key }: Pick<SeasonBody, "region" | "key">,
  state: SeasonState,
): string {
  return `${region}-${key}${state === "draft" ? ".draft" : ""}.yaml`;
}

/**
 * Parses a season file.
 * @param file path for error messages
 * @throws Error with one line: file, line number and problem
 */
export function parseSeason(file: string, source: string): SeasonFile {
  const { value, toError } = readYaml(file, source.replace(demoMark, ""));
  const { state, ...rest } = (typeof value === "object" && value !== null ? value : {}) as {
    state?: unknown;
  };
  const parsedState = stateSchema.safeParse({ state });
  const body = seasonBody.safeParse(rest, english);
  if (parsedState.success && body.success) return { state: parsedState.data.state, body: body.data };
  throw toError([...(parsedState.error?.issues ?? []), ...(body.error?.issues ?? [])], "the season");
}

/**
 * Parses the text of a season from the desk's editor. A `state` in it is ignored, because the desk stores it separately.
 * @param options.allowIncomplete whether the form's own problems are no mistakes of the text
 * @throws Error as `parseSeason` does
 */
export function parseSeasonText(source: string, { allowIncomplete = false } = {}): SeasonBody {
  const { value, toError } = readYaml("", source);
  const { state, ...rest } = (typeof value === "object" && value !== null ? value : {}) as {
    state?: unknown;
  };
  const body = seasonBody.safeParse(rest, english);
  if (body.success) return body.data;
  if (allowIncomplete && fitsSeasonForm(rest)) return rest;
  throw toError(body.error.issues, "the season");
}

/** Formats a season, valid or not, as text for the desk's editor. */
export const writeSeasonText = (body: object) =>
  stringify(seasonBody.safeParse(body).data ?? body, { lineWidth: 0 });

/** Formats a season as a file, with its fields in the order of the schema; a database does not preserve their order. */
export function writeSeason({ state, body }: SeasonFile): string {
  const { region, key, ...rest } = seasonBody.safeParse(body).data ?? body;
  return stringify({ region, key, state, ...rest }, { lineWidth: 0 });
}
