import { randomUUID } from "node:crypto";
import { env } from "../../base/env";
import { isLanguage } from "../../base/i18n/languages";
import type { Database } from "../../base/db/types";
import { classroomPath } from "../../base/paths";
import { deleteWaiting, updateWaiting, type ClassSubject } from "../notifications/about-class";
import { insertNotifications, toNotificationRows, type NewNotificationRow } from "../notifications/enqueue";
import { findChangedLessons, hashLinks, mapStarts, type ChangedLesson } from "./changed-lessons";
import type { LinkedLesson, LinkSource, Participant } from "./linked-lessons";

type LinkChange = { before: readonly LinkedLesson[]; after: readonly LinkedLesson[]; now: Date };
type Row = NewNotificationRow;
type ClassRef = Omit<ClassSubject, "kind">;

/** Participants per query. */
const batchSize = 500;

/**
 * Notifies the participants of a class that the link of coming lessons was changed or removed, in the transaction of the
 * change. A notification about an earlier change that was not sent yet is replaced, and dropped if the links are those
 * that the participants know again. If only times have changed, it gets the new time of its lesson.
 */
export async function notifyOfLinkChange(
  tx: Database,
  source: LinkSource,
  id: number,
  { before, after, now }: LinkChange,
): Promise<void> {
  const ref = { of: source.of, id };
  const changes = findChangedLessons(before, after, now);
  const announced = changes.find(({ hadLink }) => hadLink) ?? changes[0];
  if (!announced) return updateTimes(tx, ref, { before, after, now });
  const replaced = await deleteLinkNotifications(tx, ref, now);
  // A first link is announced only to those who have a notification about its removal waiting.
  if (!announced.hadLink && replaced.size === 0) return;
  const knownLinks = hashLinks(before, now);
  const newLinks = hashLinks(after, now);
  for (let lastId = 0; ;) {
    const members = await source.readParticipants(tx, id, { after: lastId, limit: batchSize });
    const rows = members.flatMap((member): Row[] => {
      const toRow = (row: Row): Row[] => {
        const known = replaced.get(keyOf(row)) ?? (announced.hadLink ? knownLinks : newLinks);
        return known === newLinks ? [] : [{ ...row, onceKey: toOnceKey(known) }];
      };
      return toRows(ref, announced, member, now).flatMap(toRow);
    });
    await insertNotifications(tx, rows);
    if (members.length < batchSize) return;
    lastId = members.at(-1)?.accountId ?? lastId;
  }
}

const keyOf = ({ accountId, way }: Pick<Row, "accountId" | "way">) => `${accountId ?? 0} ${way}`;

/** A unique key with the fingerprint of the links that the participant knows, for a later change before it is sent. */
const toOnceKey = (knownLinks: string) => `classroom:${randomUUID()}:${knownLinks}`;

/** The notifications about the links of a class. */
export const aboutLinks = (ref: ClassRef): ClassSubject => ({ kind: "classroom.changed", ...ref });

/** Gives waiting notifications the new time and name of their lesson, and deletes those whose lesson is gone. */
async function updateTimes(tx: Database, ref: ClassRef, { before, after, now }: LinkChange): Promise<void> {
  const timesOf = (lessons: readonly LinkedLesson[]) =>
    JSON.stringify(lessons.map(({ name, startsAt }) => [name, startsAt]));
  if (timesOf(before) === timesOf(after)) return;
  const entries = [...mapStarts(before, after, now)].map(
    ([start, { name, startsAt }]) => [start, { lesson: name, starts_at: startsAt.toISOString() }] as const,
  );
  await updateWaiting(tx, aboutLinks(ref), Object.fromEntries(entries), now);
}

/**
 * Deletes the class's notifications that are waiting and not being sent.
 * @returns the fingerprint of the links that each recipient knows, by `keyOf`
 */
export async function deleteLinkNotifications(
  tx: Database,
  ref: ClassRef,
  now: Date,
): Promise<Map<string, string>> {
  const rows = await deleteWaiting(tx, aboutLinks(ref), now);
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
