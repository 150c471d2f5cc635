import { parseSeasonText, writeSeasonText } from "../../../campaign/season-file";
import { seasonPictures } from "../../../campaign/season-pictures";
import { seasonBody, seasonRules, type SeasonBody } from "../../../campaign/season-schema";
import type { seasonsCalls } from "../../../desk/calls/seasons";
import type { DeskLanguage } from "../../../desk/language";
import { issueWords } from "../../../desk/issues";
import { deskRefusal } from "../../../desk/refusals";
import { seasonProblem } from "../../../desk/season-problems";
import { withLine } from "../../../desk/wrong-line";
import { editedSeason } from "../../campaign/edited-season";
import { discardedSeasons, lastChange, readSeasonHistory, seasonAt } from "../../campaign/season-history";
import {
  discardDraft,
  nameOf,
  publishDraft,
  saveDraft,
  SeasonChanged,
  unpublish,
  type SeasonEditor,
  type SeasonName,
} from "../../campaign/seasons";
import { seasonsList } from "../../campaign/seasons-list";
import { database } from "../../db/connect";
import type { Database } from "../../db/types";
import { keepPictures } from "../../pictures/upload";
import { ProviderError } from "../../types";
import { noteAct, type Act } from "../log";
import type { DeskHandlers, StaffContext } from "../types";

export const seasonsHandlers: DeskHandlers<keyof typeof seasonsCalls> = {
  "seasons/list": async (_, { now }) => {
    const db = await database();
    const seasons = await seasonsList(db, now);
    const there = new Set(seasons.map(nameOf));
    const discarded = (await discardedSeasons(db)).flatMap(({ body, by, at }) => {
      const { region, key, name } = body;
      return there.has(nameOf(body)) ? [] : { region, key, name, by, at: at.toISOString() };
    });
    return { seasons, discarded };
  },

  "seasons/read": async (name, { language }) => {
    const db = await database();
    const kept = await editedSeason(db, name);
    const found = kept ?? (await discardedSeasons(db, name))[0];
    if (!found) throw deskRefusal("gone", language);
    const last = await lastChange(db, name);
    return {
      body: seasonBody.safeParse(found.body).data ?? null,
      text: writeSeasonText(found.body),
      version: kept?.version ?? 0,
      draft: kept?.isDraft ?? false,
      discarded: kept === undefined,
      changed_by: last?.by ?? "",
      changed_at: last?.at.toISOString() ?? null,
    };
  },

  "seasons/as-text": async ({ body }) => ({ text: writeSeasonText(body) }),

  "seasons/as-fields": async ({ text }, { language }) => ({ body: parse(text, language) }),

  "seasons/save": async ({ text = "", body: fields, of }, context) => {
    const body = fields ? check(fields, context.language) : parse(text, context.language);
    const looked = nameOf(body) === nameOf(of) ? of.version : 0;
    const version = await inTurn(context, "season-saved", body, async (tx, editor) => {
      const gone = await keepPictures(tx, seasonPictures(body));
      if (gone.length > 0) throw picturesGone(gone, body, fields ? undefined : text, context.language);
      return saveDraft(tx, body, looked, editor);
    });
    return { region: body.region, key: body.key, version };
  },

  "seasons/publish": async ({ version, ...name }, context) => {
    await inTurn(context, "season-published", name, (tx, editor) => publishDraft(tx, name, version, editor));
    return {};
  },

  "seasons/take-back": async ({ version, ...name }, context) => {
    await inTurn(context, "season-taken-back", name, (tx, editor) => unpublish(tx, name, version, editor));
    return {};
  },

  "seasons/discard": async ({ version, ...name }, context) => {
    await inTurn(context, "season-discarded", name, (tx, editor) => discardDraft(tx, name, version, editor));
    return {};
  },

  "seasons/history": async (name) => {
    const db = await database();
    // The version is read first. After a concurrent change it is stale, so an action on it is refused.
    const kept = await editedSeason(db, name);
    const lines = await readSeasonHistory(db, name);
    return {
      version: kept?.version ?? 0,
      entries: lines.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })),
    };
  },

  "seasons/restore": async ({ version, history_id: historyId, state, ...name }, context) => {
    await inTurn(context, "season-saved", name, async (tx, editor) => {
      // The schema may have changed since the version was stored.
      const body = check(await seasonAt(tx, name, { historyId, state }), context.language);
      return saveDraft(tx, body, version, editor);
    });
    return {};
  },
};

/** Validates the fields. @throws ProviderError invalidInput with an issue for each wrong field. */
function check(fields: object, language: DeskLanguage): SeasonBody {
  const { data, error } = seasonBody.safeParse(fields, { error: issueWords(language) });
  if (data) return data;
  const issues = error.issues.map(({ path, message }) => ({
    path: ["body", ...path].join("."),
    message: seasonProblem(message, language),
  }));
  throw new ProviderError("invalidInput", issues[0]?.message ?? "", issues);
}

/** Parses the text. @throws ProviderError invalidInput with the line of the mistake. */
function parse(text: string, language: DeskLanguage): SeasonBody {
  try {
    return parseSeasonText(text);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const message = withLine(said, language);
    throw new ProviderError("invalidInput", message, [{ path: "text", message }]);
  }
}

/** The error for pictures that no longer exist: an issue for each field, or for the first line in the text. */
function picturesGone(paths: string[], body: SeasonBody, text: string | undefined, language: DeskLanguage) {
  const message = seasonProblem(seasonRules.pictureGone, language);
  if (text === undefined)
    return new ProviderError(
      "invalidInput",
      message,
      paths.map((path) => ({ path: `body.${path}`, message })),
    );
  const [, address = ""] = seasonPictures(body).find(([path]) => path === paths[0]) ?? [];
  const line = text.slice(0, text.indexOf(address)).split("\n").length;
  const told = withLine(`:${line}: ${message}`, language);
  return new ProviderError("invalidInput", told, [{ path: "text", message: told }]);
}

/** Changes a season and writes the audit log in one transaction. @throws ProviderError for a stale version. */
async function inTurn<Result>(
  { self, language, now }: StaffContext,
  act: Act,
  name: SeasonName,
  work: (tx: Database, editor: SeasonEditor) => Promise<Result>,
): Promise<Result> {
  try {
    return await (
      await database()
    ).transaction(async (tx) => {
      await noteAct(tx, self.id, act, nameOf(name));
      return work(tx, { by: self.name, now });
    });
  } catch (error) {
    if (error instanceof SeasonChanged) throw deskRefusal("seasonChanged", language);
    throw error;
  }
}
