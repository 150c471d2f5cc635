import { stringify } from "yaml";
import * as z from "zod";
import { readYaml } from "../yaml/checked";
import { seasonBody, seasonState, type SeasonBody, type SeasonState } from "./season-schema";

/* A season's file: YAML, so that a marketer can read it, write it and leave a comment in it. */

export type SeasonFile = { state: SeasonState; body: SeasonBody };

const top = z.looseObject({ state: seasonState });

/** The file that a season is kept in. A draft has one of its own, beside that of what is published under its key. */
export function seasonFileName(
  { region, key }: Pick<SeasonBody, "region" | "key">,
  state: SeasonState,
): string {
  return `${region}-${key}${state === "draft" ? ".draft" : ""}.yaml`;
}

/**
 * Reads a season.
 * @param file as its reader knows it.
 * @throws Error with one line: the file, the line, and what is wrong there.
 */
export function parseSeason(file: string, source: string): SeasonFile {
  const { given, wrong } = readYaml(file, source);
  const { state, ...rest } = (typeof given === "object" && given !== null ? given : {}) as {
    state?: unknown;
  };
  const told = top.safeParse({ state });
  const body = seasonBody.safeParse(rest);
  if (told.success && body.success) return { state: told.data.state, body: body.data };
  throw wrong([...(told.error?.issues ?? []), ...(body.error?.issues ?? [])], "the season");
}

/**
 * Reads the text of a season at the desk, where its state is no part of the text: a file's is passed over.
 * @throws Error as `parseSeason` does.
 */
export function parseSeasonText(source: string): SeasonBody {
  const { given, wrong } = readYaml("", source);
  const { state, ...rest } = (typeof given === "object" && given !== null ? given : {}) as {
    state?: unknown;
  };
  const body = seasonBody.safeParse(rest);
  if (body.success) return body.data;
  throw wrong(body.error.issues, "the season");
}

/** The text of a season, be it right or not yet. */
export const writeSeasonText = (body: object) =>
  stringify(seasonBody.safeParse(body).data ?? body, { lineWidth: 0 });

/** A season as its file has it: in the schema's order, which a database does not keep. */
export function writeSeason({ state, body }: SeasonFile): string {
  const { region, key, ...rest } = seasonBody.safeParse(body).data ?? body;
  return stringify({ region, key, state, ...rest }, { lineWidth: 0 });
}
