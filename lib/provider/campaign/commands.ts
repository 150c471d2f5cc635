import { z } from "zod";
import { seasonBody, seasonState } from "../../campaign/season-schema";
import type { Connection } from "../db/types";
import { listSeasons, putSeason } from "./seasons";

/** What one line of `seasons` says, and what `importSeason` takes. */
export const importOptions = z.strictObject({ state: seasonState, body: seasonBody });

/** Every season of the database as a line of JSON. */
export async function* seasonLines({ db }: Connection): AsyncGenerator<string> {
  for (const { state, body } of await listSeasons(db)) {
    yield `${JSON.stringify({ state, body })}\n`;
  }
}

/** Puts a season into the database, over what it has of the same region, key and state. Answers its version. */
export async function* importSeason({ db }: Connection, { state, body }: z.output<typeof importOptions>) {
  yield JSON.stringify({ version: await putSeason(db, body, state) });
}
