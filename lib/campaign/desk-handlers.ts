import { parseSeasonText, writeSeasonText } from "./season-file";
import { seasonPictures } from "./season-pictures";
import { seasonBody, seasonRules, type SeasonBody } from "./season-schema";
import type { seasonsCalls } from "./desk-calls";
import type { DeskLanguage } from "../desk/language";
import { issueFormatter } from "../desk/issues";
import { deskRefusal } from "../desk/refusals";
import { seasonProblem } from "./season-problems";
import { formatLine } from "../desk/error-line";
import { readEditedSeason } from "./edited-season";
import { listDiscardedSeasons, findLastChange, readSeasonHistory, readSeasonAt } from "./season-history";
import {
  discardDraft,
  seasonId,
  publishDraft,
  saveDraft,
  SeasonChanged,
  unpublish,
  type SeasonEditor,
  type SeasonName,
} from "./seasons";
import { listAllSeasons } from "./list-all-seasons";
import { database } from "../db/connect";
import type { Database } from "../db/types";
import { markPicturesUsed } from "../pictures/upload";
import { ProviderError } from "../contract/provider-error";
import { writeAuditLog, type AuditAction } from "../staff/log";
import type { DeskHandlers, StaffContext } from "../staff/context";

export const seasonsHandlers: DeskHandlers<typeof seasonsCalls> = {
  "seasons/list": async (_, { now }) => {
    const db = await database();
    const seasons = await listAllSeasons(db, now);
    const listedNames = new Set(seasons.map(seasonId));
    const discarded = (await listDiscardedSeasons(db)).flatMap(({ body, by, at }) => {
      const { region, key, name } = body;
      return listedNames.has(seasonId(body)) ? [] : { region, key, name, by, at: at.toISOString() };
    });
    return { seasons, discarded };
  },

  "seasons/read": async (name, { language }) => {
    const db = await database();
    const edited = await readEditedSeason(db, name);
    const found = edited ?? (await listDiscardedSeasons(db, name))[0];
    if (!found) throw deskRefusal("gone", language);
    const last = await findLastChange(db, name);
    return {
      body: seasonBody.safeParse(found.body).data ?? null,
      text: writeSeasonText(found.body),
      version: edited?.version ?? 0,
      draft: edited?.isDraft ?? false,
      discarded: edited === undefined,
      changed_by: last?.by ?? "",
      changed_at: last?.at.toISOString() ?? null,
    };
  },

  "seasons/as-text": async ({ body }) => ({ text: writeSeasonText(body) }),

  "seasons/as-fields": async ({ text }, { language }) => ({ body: parseText(text, language) }),

  "seasons/save": async ({ text = "", body: fields, of }, context) => {
    const body = fields ? validateFields(fields, context.language) : parseText(text, context.language);
    const baseVersion = seasonId(body) === seasonId(of) ? of.version : 0;
    const version = await changeSeason(context, "season-saved", body, async (tx, editor) => {
      const missingPictures = await markPicturesUsed(tx, seasonPictures(body));
      if (missingPictures.length > 0)
        throw missingPicturesError(missingPictures, body, fields ? undefined : text, context.language);
      return saveDraft(tx, body, baseVersion, editor);
    });
    return { region: body.region, key: body.key, version };
  },

  "seasons/publish": async ({ version, ...name }, context) => {
    await changeSeason(context, "season-published", name, (tx, editor) =>
      publishDraft(tx, name, version, editor),
    );
    return {};
  },

  "seasons/take-back": async ({ version, ...name }, context) => {
    await changeSeason(context, "season-taken-back", name, (tx, editor) =>
      unpublish(tx, name, version, editor),
    );
    return {};
  },

  "seasons/discard": async ({ version, ...name }, context) => {
    await changeSeason(context, "season-discarded", name, (tx, editor) =>
      discardDraft(tx, name, version, editor),
    );
    return {};
  },

  "seasons/history": async (name) => {
    const db = await database();
    // The version is read first. After a concurrent change it is stale, so an action on it is refused.
    const edited = await readEditedSeason(db, name);
    const lines = await readSeasonHistory(db, name);
    return {
      version: edited?.version ?? 0,
      entries: lines.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })),
    };
  },

  "seasons/restore": async ({ version, history_id: historyId, state, ...name }, context) => {
    await changeSeason(context, "season-saved", name, async (tx, editor) => {
      // The schema may have changed since the version was stored.
      const body = validateFields(await readSeasonAt(tx, name, { historyId, state }), context.language);
      return saveDraft(tx, body, version, editor);
    });
    return {};
  },
};

/** Validates the fields. @throws ProviderError invalidInput with an issue for each wrong field. */
function validateFields(fields: object, language: DeskLanguage): SeasonBody {
  const { data, error } = seasonBody.safeParse(fields, { error: issueFormatter(language) });
  if (data) return data;
  const issues = error.issues.map(({ path, message }) => ({
    path: ["body", ...path].join("."),
    message: seasonProblem(message, language),
  }));
  throw new ProviderError("invalidInput", issues[0]?.message ?? "", issues);
}

/** Parses the text. @throws ProviderError invalidInput with the line of the mistake. */
function parseText(text: string, language: DeskLanguage): SeasonBody {
  try {
    return parseSeasonText(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = formatLine(reason, language);
    throw new ProviderError("invalidInput", message, [{ path: "text", message }]);
  }
}

/** The error for pictures that no longer exist: an issue for each field, or for the first line in the text. */
function missingPicturesError(
  paths: string[],
  body: SeasonBody,
  text: string | undefined,
  language: DeskLanguage,
) {
  const message = seasonProblem(seasonRules.pictureGone, language);
  if (text === undefined)
    return new ProviderError(
      "invalidInput",
      message,
      paths.map((path) => ({ path: `body.${path}`, message })),
    );
  const [, address = ""] = seasonPictures(body).find(([path]) => path === paths[0]) ?? [];
  const line = text.slice(0, text.indexOf(address)).split("\n").length;
  const lineMessage = formatLine(`:${line}: ${message}`, language);
  return new ProviderError("invalidInput", lineMessage, [{ path: "text", message: lineMessage }]);
}

/** Changes a season and writes the audit log in one transaction. @throws ProviderError for a stale version. */
async function changeSeason<Result>(
  { self, language, now }: StaffContext,
  action: AuditAction,
  name: SeasonName,
  work: (tx: Database, editor: SeasonEditor) => Promise<Result>,
): Promise<Result> {
  try {
    return await (
      await database()
    ).transaction(async (tx) => {
      await writeAuditLog(tx, self.id, action, seasonId(name));
      return work(tx, { by: self.name, now });
    });
  } catch (error) {
    if (error instanceof SeasonChanged) throw deskRefusal("seasonChanged", language);
    throw error;
  }
}
