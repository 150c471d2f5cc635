import { newWarnings } from "../../base/schedule/plan-warnings";
import type { Database } from "../../base/db/types";
import type { BusyTimes } from "../../engines/busy-times/busy-times";
import type { FindWarnings, PublishWarning } from "../../engines/content/warnings";
import type { Subject } from "../../engines/subject/define";
import { subjects } from "../subjects";
import { schemas, type Fields } from "./kinds";
import type { WarningsRequest } from "./requests";
import { storeOf } from "./stores";

/** More would not be read. */
const maxWarnings = 20;

/**
 * Returns what is odd about a record before it is published and was not odd before. Invalid fields have no warnings:
 * saving refuses them.
 * @param now the time of publication unless the request names a later one
 */
export async function findWarnings(
  db: Database,
  { kind, id, fields, publish }: WarningsRequest,
  now: Date,
  busyTimes: BusyTimes,
): Promise<PublishWarning[]> {
  const at = publish === "now" ? now : new Date(publish);
  const declared = (subjects as readonly Subject[]).flatMap(({ warnings }) => warnings?.[kind] ?? []);
  const warningsOf = async (input: unknown): Promise<PublishWarning[]> => {
    const parsed = schemas[kind].safeParse(input);
    if (!parsed.success) return [];
    const publication = { id, fields: parsed.data, at };
    const warnings = (declared as FindWarnings<Fields>[]).map((find) => find(db, publication, busyTimes));
    return (await Promise.all(warnings)).flat();
  };
  const published = id === undefined ? undefined : (await storeOf(kind).read(db, [id])).get(id);
  const [warnings, known] = await Promise.all([warningsOf(fields), published ? warningsOf(published) : []]);
  return newWarnings(warnings, known).slice(0, maxWarnings);
}
