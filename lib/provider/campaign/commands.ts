import * as z from "zod";
import { seasonPictures } from "../../campaign/season-pictures";
import { seasonBody, seasonState } from "../../campaign/season-schema";
import { CommandRefusal } from "../admin/refusal";
import type { Connection } from "../db/types";
import { keepPictures } from "../pictures/upload";
import { listSeasons, putSeason } from "./seasons";

/** What one line of `seasons` says, and what `importSeason` takes. */
export const importOptions = z.strictObject({ state: seasonState, body: seasonBody });

/** Every season of the database as a line of JSON. */
export async function* seasonLines({ db }: Connection): AsyncGenerator<string> {
  for (const { state, body } of await listSeasons(db)) {
    yield `${JSON.stringify({ state, body })}\n`;
  }
}

/**
 * Puts a season into the database, over what it has of the same region, key and state. Answers its version.
 * @throws CommandRefusal, with nothing changed, where it names uploaded pictures that this database does not have.
 */
export async function* importSeason({ db }: Connection, { state, body }: z.output<typeof importOptions>) {
  const version = await db.transaction(async (tx) => {
    const pictures = seasonPictures(body);
    const gone = await keepPictures(tx, pictures);
    const named = pictures.filter(([path]) => gone.includes(path)).map((picture) => picture.join(" "));
    if (named.length > 0)
      throw new CommandRefusal(`Nothing was put in: these pictures are missing. ${named.join(", ")}`);
    return putSeason(tx, body, state);
  });
  yield JSON.stringify({ version });
}
