import type { campaignCalls } from "./desk-calls";
import { exampleSeason } from "./example-season";
import { listAllSeasons } from "./list-all-seasons";
import { parseSeasonText, writeSeasonText } from "./season-file";
import { ProviderError } from "../../base/contract/provider-error";
import { database } from "../../base/db/connect";
import { formatLine } from "../../base/desk/error-line";
import type { DeskHandlers } from "../staff/context";

export const campaignHandlers: DeskHandlers<typeof campaignCalls> = {
  "campaign/list": async (_, { now }) => ({ seasons: await listAllSeasons(await database(), now) }),

  "campaign/example": async ({ region }) => ({ body: exampleSeason(region) ?? null }),

  "campaign/as-text": async ({ body }) => ({ text: writeSeasonText(body) }),

  "campaign/as-fields": async ({ text, allow_incomplete: allowIncomplete }, { language }) => {
    try {
      return { body: parseSeasonText(text, { allowIncomplete }) };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const message = formatLine(reason, language);
      throw new ProviderError("invalidInput", message, [{ path: "text", message }]);
    }
  },
};
