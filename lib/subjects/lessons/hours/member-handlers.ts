import type site from "../../../../messages/en-US/site.json";
import type { Handlers } from "../../../base/contract/call";
import { ProviderError } from "../../../base/contract/provider-error";
import { database } from "../../../base/db/connect";
import { localize } from "../../../base/db/localized";
import type { Database } from "../../../base/db/types";
import { readMessageFiles } from "../../../base/i18n/server-messages";
import { addMonths } from "../../../base/schedule/months";
import type { CallContext, VisitorContexts } from "../../../engines/calls/context";
import { toTableFile } from "../../../engines/calls/table-file";
import { requireAccount } from "../../identity/tokens";
import { readTeacherNames } from "../../teachers/queries";
import type { hoursFiles, hoursViews } from "./member-calls";
import { schoolMonth } from "./month";
import { readMonthHours, sumPay } from "./read-hours";
import { listHoursRows } from "./rows";
import { toKindHours } from "./shapes";

/** How many months a teacher can look at, the current one included. */
const shownMonths = 13;

/**
 * Reads the hours of the caller in a month, by default the current one.
 * @throws ProviderError notAllowed unless the caller is a teacher; notFound for a month that cannot be chosen
 */
async function readOwnHours(db: Database, chosenMonth: string | undefined, context: CallContext) {
  const { now = new Date() } = context;
  const { teacherId } = await requireAccount(db, context);
  if (teacherId === null) throw new ProviderError("notAllowed", "");
  const current = schoolMonth(now);
  const months = Array.from({ length: shownMonths }, (_, index) => addMonths(current, -index));
  const month = chosenMonth ?? current;
  if (!months.includes(month)) throw new ProviderError("notFound", "");
  const kinds = (await readMonthHours(db, month, now)).hours.get(teacherId) ?? [];
  return { teacherId, month, months, kinds };
}

export const hoursViewHandlers: Handlers<typeof hoursViews, VisitorContexts> = {
  hours: async ({ month: chosenMonth }, context) => {
    const { month, months, kinds } = await readOwnHours(await database(), chosenMonth, context);
    return { month, months, kinds: kinds.map(toKindHours), totals: sumPay(kinds) };
  },
};

export const hoursFileHandlers: Handlers<typeof hoursFiles, VisitorContexts> = {
  hours: async ({ month, format }, context) => {
    const db = await database();
    const { teacherId, kinds } = await readOwnHours(db, month, context);
    const name = localize((await readTeacherNames(db, [teacherId])).get(teacherId) ?? {}, context.language);
    // Read on use, because few processes ever need this file.
    const texts = readMessageFiles<typeof site>("site.json")[context.language];
    const rows = listHoursRows(month, [{ name, kinds }], texts.teacherCentre.hours.kinds);
    return toTableFile(`teacher-hours-${month}`, format, rows);
  },
};
