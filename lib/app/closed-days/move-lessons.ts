import type { RequestOf, ResponseOf } from "../../base/contract/call";
import { ProviderError } from "../../base/contract/provider-error";
import { localize, type Localized } from "../../base/db/localized";
import type { Database } from "../../base/db/types";
import { perLanguage } from "../../base/i18n/languages";
import { formatMessage } from "../../base/i18n/format-message";
import { serverMessages } from "../../base/i18n/server-messages";
import { findClosedDays } from "../../subjects/holidays/closed-days";
import type { SeriesFields } from "../../subjects/series/content";
import { moveFromClosedDays } from "../../subjects/series/move-lessons";
import type { StaffContext } from "../../subjects/staff/context";
import { saveRecord } from "../editing/change";
import { ContentConflict } from "../editing/edit";
import { readRecord } from "../editing/records";
import type { closedDayCalls } from "./desk-calls";
import { readClosedTimes } from "./find-lessons";

type Request = RequestOf<typeof closedDayCalls, "calendar/move">;

/** Moves the lessons of each class in a transaction of its own, and announces the change with the closed days as reason. */
export async function moveLessons(
  db: Database,
  { classes }: Request,
  { self, now, language }: StaffContext,
): Promise<ResponseOf<typeof closedDayCalls, "calendar/move">> {
  const { closed, zone, isClosed } = await readClosedTimes(db, now);
  let moved = 0;
  const missed: string[] = [];
  for (const { id, version } of classes) {
    const { published, draft } = await readRecord(db, { kind: "series", id });
    const fields = published as SeriesFields | null;
    const { lessons, moves } = moveFromClosedDays(fields?.lessons ?? [], { isClosed, zone, now });
    if (!fields || moves.length === 0) continue;
    const reasons = new Set(moves.flatMap(({ from }) => findClosedDays(closed, new Date(from), zone) ?? []));
    const save = async () => {
      if (draft) return false;
      await saveRecord(
        db,
        {
          ...{ kind: "series", id, version, publish: "now" },
          fields: { ...fields, lessons },
          announce: toReason([...reasons].map(({ name }) => name)),
        },
        { by: self.name, now, staffId: self.id },
      );
      return true;
    };
    if (await save().catch(toFalse)) moved += moves.length;
    else missed.push(localize(fields.comboName, language));
  }
  return { moved, missed };
}

/** A class that changed meanwhile, or cannot be published, stays as it is. */
function toFalse(error: unknown): boolean {
  if (error instanceof ContentConflict || error instanceof ProviderError) return false;
  throw error;
}

const toReason = (names: readonly Localized[]): Localized =>
  perLanguage((language) =>
    formatMessage(
      serverMessages[language].closedReason,
      { name: new Intl.ListFormat(language).format(names.map((name) => localize(name, language))) },
      language,
    ),
  );
