import { randomUUID } from "node:crypto";
import { and, isNull, lte, not, or, sql } from "drizzle-orm";
import { env } from "../../../base/env";
import { isLanguage } from "../../../base/i18n/languages";
import { notifications } from "../../../engines/notifications/tables";
import type { Database } from "../../../base/db/types";
import { toNotificationRows } from "../../../engines/notifications/enqueue";
import { classroomPath } from "../../../base/paths";
import { findChangedLessons, hashLinks, mapStarts, type ChangedLesson } from "./changed-lessons";
import { isAboutClass, readParticipants, type ClassRef, type Participant } from "./participants";
import type { LinkedLesson } from "./read-links";

type LinkChange = { before: readonly LinkedLesson[]; after: readonly LinkedLesson[]; now: Date };
type Row = typeof notifications.$inferInsert;

/** Participants per query. */
const batchSize = 500;

/**
 * Notifies the participants of a class that the link of coming lessons was changed or removed, in the transaction of the
 * change. A notification about an earlier change that was not sent yet is replaced, and dropped if the links are those
 * that the participants know again. If only times have changed, it gets the new time of its lesson.
 */
export async function notifyOfLinkChange(
  tx: Database,
  ref: ClassRef,
  { before, after, now }: LinkChange,
): Promise<void> {
  const changes = findChangedLessons(before, after, now);
  const announced = changes.find(({ hadLink }) => hadLink) ?? changes[0];
  if (!announced) return updateWaiting(tx, ref, { before, after, now });
  const replaced = await deleteWaiting(tx, ref, now);
  // A first link is announced only to those who have a notification about its removal waiting.
  if (!announced.hadLink && replaced.size === 0) return;
  const knownLinks = hashLinks(before, now);
  const newLinks = hashLinks(after, now);
  for (let lastId = 0; ;) {
    const members = await readParticipants(tx, ref, { after: lastId, limit: batchSize });
    const rows = members.flatMap((member): Row[] => {
      const toRow = (row: Row): Row[] => {
        const known = replaced.get(keyOf(row)) ?? (announced.hadLink ? knownLinks : newLinks);
        return known === newLinks ? [] : [{ ...row, onceKey: toOnceKey(known) }];
      };
      return toRows(ref, announced, member, now).flatMap(toRow);
    });
    if (rows.length > 0) await tx.insert(notifications).values(rows);
    if (members.length < batchSize) return;
    lastId = members.at(-1)?.accountId ?? lastId;
  }
}

const keyOf = ({ accountId, way }: Pick<Row, "accountId" | "way">) => `${accountId ?? 0} ${way}`;

/** A unique key with the fingerprint of the links that the participant knows, for a later change before it is sent. */
const toOnceKey = (knownLinks: string) => `classroom:${randomUUID()}:${knownLinks}`;

/** Selects the class's notifications that are waiting and not being sent. */
const isWaitingAbout = (ref: ClassRef, now: Date) =>
  and(
    sql`${notifications.state} = 'waiting'`,
    isAboutClass(ref),
    or(isNull(notifications.leaseUntil), lte(notifications.leaseUntil, now)),
  );

/** Gives waiting notifications the new time and name of their lesson, and deletes those whose lesson is gone. */
async function updateWaiting(tx: Database, ref: ClassRef, { before, after, now }: LinkChange): Promise<void> {
  const timesOf = (lessons: readonly LinkedLesson[]) =>
    JSON.stringify(lessons.map(({ name, startsAt }) => [name, startsAt]));
  if (timesOf(before) === timesOf(after)) return;
  const entries = [...mapStarts(before, after, now)].map(([start, { name, startsAt }]) => [
    start,
    { lesson: name, starts_at: startsAt.toISOString() },
  ]);
  const newFields = sql`${JSON.stringify(Object.fromEntries(entries))}::jsonb -> (${notifications.data} ->> 'starts_at')`;
  const isKept = sql`(${newFields}) is not null`;
  await tx.delete(notifications).where(and(isWaitingAbout(ref, now), not(isKept)));
  await tx
    .update(notifications)
    .set({ data: sql`${notifications.data} || (${newFields})` })
    .where(isWaitingAbout(ref, now));
}

/**
 * Deletes the class's notifications that are waiting and not being sent.
 * @returns the fingerprint of the links that each recipient knows, by `keyOf`
 */
export async function deleteWaiting(tx: Database, ref: ClassRef, now: Date): Promise<Map<string, string>> {
  const rows = await tx.delete(notifications).where(isWaitingAbout(ref, now)).returning();
  return new Map(rows.map((row) => [keyOf(row), row.onceKey?.split(":").at(-1) ?? ""]));
}

function toRows(
  { of, id }: ClassRef,
  { lesson }: ChangedLesson,
  { accountId, name, email, language, mailTo, className }: Participant,
  now: Date,
): Row[] {
  return toNotificationRows({
    kind: "classroom.changed",
    about: { accountId },
    mailTo: mailTo ? ["person"] : [],
    now,
    data: {
      student: { id: accountId, name },
      email,
      language: isLanguage(language) ? language : null,
      of,
      class: { id, name: className },
      lesson: lesson.name,
      starts_at: lesson.startsAt.toISOString(),
      has_link: lesson.url !== null,
      url: env().SITE_URL + classroomPath(of, id),
    },
  });
}
