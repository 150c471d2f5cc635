import * as z from "zod";
import { seasonPictures } from "./season-pictures";
import { seasonBody, seasonState } from "./season-schema";
import { CommandRefusal } from "../commands/command";
import type { Connection } from "../db/types";
import { markPicturesUsed } from "../pictures/upload";
import { listSeasons, putSeason } from "./seasons";

/** The options of `importSeason`, and the shape of a line of `seasons`. */
export const importOptions = z.strictObject({ state: seasonState, body: seasonBody });

/** Streams every season of the database as a line of JSON. */
export async function* seasonLines({ db }: Connection): AsyncGenerator<string> {
  for (const { state, body } of await listSeasons(db)) {
    yield `${JSON.stringify({ state, body })}\n`;
  }
}

/**
 * Imports a season, replacing the one of the same region, key and state. Outputs its version.
 * @throws CommandRefusal, with nothing changed, if an uploaded picture of the season is not in this database.
 */
export async function* importSeason({ db }: Connection, { state, body }: z.output<typeof importOptions>) {
  const version = await db.transaction(async (tx) => {
    const pictures = seasonPictures(body);
    const missing = await markPicturesUsed(tx, pictures);
    const missingPictures = pictures
      .filter(([path]) => missing.includes(path))
      .map((picture) => picture.join(" "));
    if (missingPictures.length > 0)
      throw new CommandRefusal(
        `Nothing was put in: these pictures are missing. ${missingPictures.join(", ")}`,
      );
    return putSeason(tx, body, state);
  });
  yield JSON.stringify({ version });
}
