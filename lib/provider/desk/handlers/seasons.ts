import { currentSeason } from "../../../campaign/current-season";
import { regions } from "../../../campaign/region";
import { parseSeasonText, writeSeasonText } from "../../../campaign/season-file";
import { seasonFiles } from "../../../campaign/season-files";
import { seasonBody, type SeasonBody } from "../../../campaign/season-schema";
import type { seasonsCalls } from "../../../desk/calls/seasons";
import type { DeskLanguage } from "../../../desk/language";
import { issueWords } from "../../../desk/issues";
import { deskRefusal } from "../../../desk/refusals";
import { seasonProblem } from "../../../desk/season-problems";
import { withLine } from "../../../desk/wrong-line";
import { editedSeason } from "../../campaign/edited-season";
import {
  listSeasons,
  publishDraft,
  saveDraft,
  SeasonChanged,
  unpublish,
  type SeasonName,
} from "../../campaign/seasons";
import { database } from "../../db/connect";
import type { Database } from "../../db/types";
import { ProviderError } from "../../types";
import { noteAct, type Act } from "../log";
import type { DeskHandlers, StaffContext } from "../types";

const nameOf = ({ region, key }: SeasonName) => `${region} ${key}`;

export const seasonsHandlers: DeskHandlers<keyof typeof seasonsCalls> = {
  "seasons/list": async (_, { now }) => {
    const rows = await listSeasons(await database());
    const shown = new Set(
      await Promise.all(regions.map(async (region) => nameOf(await currentSeason(region, now)))),
    );
    const seen = new Map<string, { body: SeasonBody; draft: number; published: number; file: boolean }>();
    for (const { body } of seasonFiles()) {
      seen.set(nameOf(body), { body, draft: 0, published: 0, file: true });
    }
    for (const { state, version, body } of rows) {
      const known = seen.get(nameOf(body)) ?? { draft: 0, published: 0, file: false };
      seen.set(nameOf(body), { ...known, body, [state]: version });
    }
    const seasons = [...seen.values()]
      .sort((a, b) => b.body.from.localeCompare(a.body.from) || a.body.region.localeCompare(b.body.region))
      .map(({ body, ...rest }) => {
        const { region, key, name, from, until } = body;
        return { region, key, name, from, until, ...rest, shown: shown.has(nameOf(body)) };
      });
    return { seasons };
  },

  "seasons/read": async (name, { language }) => {
    const found = await editedSeason(await database(), name);
    if (!found) throw deskRefusal("gone", language);
    const body = seasonBody.safeParse(found.body).data ?? null;
    return { body, text: writeSeasonText(found.body), draft: found.draft };
  },

  "seasons/as-text": async ({ body }) => ({ text: writeSeasonText(body) }),

  "seasons/as-fields": async ({ text }, { language }) => ({ body: parse(text, language) }),

  "seasons/save": async ({ text = "", body: fields, of }, context) => {
    const body = fields ? check(fields, context.language) : parse(text, context.language);
    const draft = nameOf(body) === nameOf(of) ? of.draft : 0;
    const saved = await inTurn(context, "season-saved", body, (tx) => saveDraft(tx, body, draft));
    return { region: body.region, key: body.key, draft: saved };
  },

  "seasons/publish": async ({ draft, ...name }, context) => {
    await inTurn(context, "season-published", name, (tx) => publishDraft(tx, name, draft));
    return {};
  },

  "seasons/take-back": async ({ published, ...name }, context) => {
    await inTurn(context, "season-taken-back", name, (tx) => unpublish(tx, name, published));
    return {};
  },
};

/** @throws ProviderError invalidInput that names each field. */
function check(fields: object, language: DeskLanguage): SeasonBody {
  const { data, error } = seasonBody.safeParse(fields, { error: issueWords(language) });
  if (data) return data;
  const issues = error.issues.map(({ path, message }) => ({
    path: ["body", ...path].join("."),
    message: seasonProblem(message, language),
  }));
  throw new ProviderError("invalidInput", issues[0]?.message ?? "", issues);
}

/** @throws ProviderError invalidInput that names the line. */
function parse(text: string, language: DeskLanguage): SeasonBody {
  try {
    return parseSeasonText(text);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const message = withLine(said, language);
    throw new ProviderError("invalidInput", message, [{ path: "text", message }]);
  }
}

/** Does something to a season, with its line in the log. @throws ProviderError when somebody was faster. */
async function inTurn<Result>(
  { self, language }: StaffContext,
  act: Act,
  name: SeasonName,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  try {
    return await (
      await database()
    ).transaction(async (tx) => {
      await noteAct(tx, self.id, act, nameOf(name));
      return work(tx);
    });
  } catch (error) {
    if (error instanceof SeasonChanged) throw deskRefusal("seasonChanged", language);
    throw error;
  }
}
