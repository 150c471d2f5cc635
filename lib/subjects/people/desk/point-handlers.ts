import { desc, eq } from "drizzle-orm";
import type { RequestOf } from "../../../base/contract/call";
import { database } from "../../../base/db/connect";
import type { Database } from "../../../base/db/types";
import type { DeskLanguage } from "../../../base/desk/language";
import { deskRefusal, type DeskRefusal } from "../../../base/desk/refusals";
import { withIdempotency } from "../../../engines/calls/idempotency";
import { accounts } from "../../identity/tables";
import { movePoints } from "../../points/lots/move";
import { countPauseDays, pauseLot, type PauseError } from "../../points/lots/pauses";
import { findLot, setLotEnd } from "../../points/lots/queries";
import { changePoints, lockBalance } from "../../points/points";
import { pointLedger } from "../../points/tables";
import { endOfSchoolDay } from "../../school/school-time";
import type { DeskHandlers, StaffContext } from "../../staff/context";
import { mayEnterPoints } from "../../staff/may-enter-points";
import { writeAuditLog } from "../audit";
import type { peopleCalls } from "../desk-calls";
import { findAccount, findParentId, showAccount } from "./detail";

/* What staff do with the class points of a family. */

type PointCall = "people/points" | "people/points-end" | "people/points-pause" | "people/points-move";
type PointRequest<Name extends PointCall> = RequestOf<typeof peopleCalls, Name>;

export const pointHandlers: DeskHandlers<Pick<typeof peopleCalls, PointCall>> = {
  "people/points": async (request, context) => {
    const db = await database();
    const { self, language } = context;
    if (!mayEnterPoints(self)) throw deskRefusal("notYours", language);
    const { key, seen: _newestLine, ...fields } = request;
    const idempotentRequest = {
      scope: `staff:${self.id}`,
      key,
      call: "people/points",
      request: fields,
      language,
    } as const;
    const { saved } = await db.transaction((tx) =>
      withIdempotency(tx, idempotentRequest, async () => ({
        saved: await adjustPoints(tx, request, context),
      })),
    );
    return { saved, account: await showAccount(db, request.id, context) };
  },

  "people/points-end": async (request, context) => {
    const db = await database();
    if (!mayEnterPoints(context.self)) throw deskRefusal("notYours", context.language);
    await db.transaction((tx) => changeLotEnd(tx, request, context));
    return { account: await showAccount(db, request.id, context) };
  },

  "people/points-pause": (request, context) =>
    changeOnce("people/points-pause", request, context, (tx) => pause(tx, request, context)),

  "people/points-move": (request, context) =>
    changeOnce("people/points-move", request, context, (tx) => move(tx, request, context)),
};

/** Changes points once per key. @throws ProviderError if the member of staff may not */
async function changeOnce(
  call: "people/points-pause" | "people/points-move",
  request: { id: number; key: string },
  context: StaffContext,
  change: (tx: Database) => Promise<void>,
) {
  const db = await database();
  const { self, language } = context;
  if (!mayEnterPoints(self)) throw deskRefusal("notYours", language);
  const { key, ...fields } = request;
  const attempt = { scope: `staff:${self.id}`, key, call, request: fields, language } as const;
  await db.transaction((tx) => withIdempotency(tx, attempt, () => change(tx).then(() => ({}))));
  return { account: await showAccount(db, request.id, context) };
}

/** Reads the account that holds a family's points. @throws ProviderError for a teacher, or if it is gone */
async function requireFamily(tx: Database, id: number, language: DeskLanguage): Promise<number> {
  const parentId = findParentId(await findAccount(tx, id, language));
  if (parentId === undefined) throw deskRefusal("noPoints", language);
  return parentId;
}

/** @returns false, without a change, if the ledger has a newer line than the request's `seen`. */
async function adjustPoints(
  tx: Database,
  { id, change, reason: note, last_day: lastDay, seen: newestSeen }: PointRequest<"people/points">,
  { self, language, now }: StaffContext,
): Promise<boolean> {
  const parentId = await requireFamily(tx, id, language);
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, parentId)).for("update");
  const [newest] = await tx
    .select({ id: pointLedger.id })
    .from(pointLedger)
    .where(eq(pointLedger.accountId, parentId))
    .orderBy(desc(pointLedger.id))
    .limit(1);
  if ((newest?.id ?? 0) !== newestSeen) return false;
  const endsAt = toLotEnd(lastDay, { now, language });
  const cause = { reason: "operator", note, staffId: self.id, now, endsAt } as const;
  const { after } = await changePoints(tx, parentId, change, cause);
  if (after === undefined)
    throw deskRefusal(change < 0 ? "tooFewPoints" : "tooManyPoints", language, "change");
  await writeAuditLog(tx, self.id, "points", `#${id}: ${change > 0 ? "+" : ""}${change}`);
  return true;
}

/** @returns the end of a last day. @throws ProviderError if the day is over */
function toLotEnd(
  lastDay: string | null | undefined,
  { now, language }: Pick<StaffContext, "now" | "language">,
) {
  const endsAt = lastDay ? endOfSchoolDay(lastDay) : null;
  if (endsAt && endsAt <= now) throw deskRefusal("inThePast", language, "last_day");
  return endsAt;
}

/** Changes the last day of points that are left. @throws ProviderError if none are left, or the day is over */
async function changeLotEnd(
  tx: Database,
  { id, lot_id: lotId, last_day: lastDay, reason: text }: PointRequest<"people/points-end">,
  { self, now, language }: StaffContext,
): Promise<void> {
  const parentId = await requireFamily(tx, id, language);
  // Bookings take the same lock, so none spends points of the lot meanwhile.
  await lockBalance(tx, parentId, now);
  const lot = await findLot(tx, parentId, lotId);
  if (!lot || lot.remaining === 0) throw deskRefusal("gone", language);
  await setLotEnd(tx, lotId, toLotEnd(lastDay, { now, language }));
  const subject = `#${id}: ${lot.remaining}, ${lastDay ?? "-"}`;
  await writeAuditLog(tx, self.id, "points-end", subject, { text, accountIds: [id] });
}

/** The refusals of a pause, with the field at fault. */
const pauseRefusals: Record<PauseError, [DeskRefusal, string?]> = {
  gone: ["gone"],
  noEnd: ["pointsNoEnd"],
  wrongOrder: ["lastDayBefore", "last_day"],
  tooLong: ["tooManyDays", "last_day"],
  outside: ["pauseOutside", "first_day"],
  overlap: ["pauseOverlap", "first_day"],
};

async function pause(
  tx: Database,
  { id, lot_id: lotId, reason: note, ...days }: PointRequest<"people/points-pause">,
  { self, now, language }: StaffContext,
): Promise<void> {
  const parentId = await requireFamily(tx, id, language);
  const span = { firstDay: days.first_day, lastDay: days.last_day };
  const result = await pauseLot(tx, { parentId, lotId, ...span, note, staffId: self.id, now });
  if (typeof result === "string") {
    const [refusal, field] = pauseRefusals[result];
    throw deskRefusal(refusal, language, field);
  }
  const subject = `#${id}: ${result.points}, ${countPauseDays(span)}`;
  await writeAuditLog(tx, self.id, "points-paused", subject, { text: note, accountIds: [id] });
}

/** The fields at fault when points cannot be moved. */
const moveFields = { sameFamily: "to_id", tooFewPoints: "points", tooManyPoints: "points" } as const;

async function move(
  tx: Database,
  { id, lot_id: lotId, points, to_id: toId, reason: note }: PointRequest<"people/points-move">,
  { self, now, language }: StaffContext,
): Promise<void> {
  const fromParentId = await requireFamily(tx, id, language);
  const toParentId = await requireFamily(tx, toId, language);
  const request = { fromParentId, toParentId, lotId, points, note, staffId: self.id, now };
  const error = await movePoints(tx, request);
  if (error) throw deskRefusal(error, language, moveFields[error]);
  const subject = `#${id}: ${points} → #${toId}`;
  await writeAuditLog(tx, self.id, "points-moved", subject, { text: note, accountIds: [id, toId] });
}
