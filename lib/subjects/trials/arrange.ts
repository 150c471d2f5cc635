import { and, asc, desc, eq, or, sql, type SQL } from "drizzle-orm";
import type { TrialState } from "../../base/contract/trial-states";
import type { RequestOf, ResponseOf } from "../../base/contract/call";
import type { trialCalls } from "./desk-calls";
import type { DeskLanguage } from "../../base/desk/language";
import { deskRefusal } from "../../base/desk/refusals";
import { localize } from "../../base/db/localized";
import { accounts } from "../identity/tables";
import { lockTeacherForShare, readTeacherNames } from "../teachers/queries";
import { trialLessons } from "./tables";
import type { Database } from "../../base/db/types";
import { isMeetingUrl } from "../../base/links/meeting-url";
import { withLinkChangesAnnounced } from "../../engines/meeting-links/announce";
import { deleteLinkNotifications } from "../../engines/meeting-links/notify";
import { trialLinks } from "./meeting-links";
import { notifyTrialChange } from "./notify";
import {
  contactEmail,
  contactPhone,
  contactLanguage,
  isReachedByMail,
  parents,
} from "../identity/member-columns";
import { writeAuditLog } from "./audit";
import { hasWordsInColumn, matchesPhone } from "../../base/db/search";
import type { StaffContext } from "../staff/context";

export type TrialRow = ResponseOf<typeof trialCalls, "trials/list">["trials"][number];

type RowOptions = { language: DeskLanguage; limit?: number; offset?: number };

export type TrialFilter = { state: TrialState | "all"; text: string };

/** The sort order for each state: most urgent first for open requests, latest first for past ones. */
const sortOrders: Record<TrialFilter["state"], SQL[]> = {
  asked: [asc(trialLessons.createdAt), asc(trialLessons.id)],
  arranged: [asc(trialLessons.startsAt), asc(trialLessons.id)],
  held: [desc(trialLessons.startsAt), desc(trialLessons.id)],
  missed: [desc(trialLessons.startsAt), desc(trialLessons.id)],
  withdrawn: [desc(trialLessons.endedAt), desc(trialLessons.id)],
  closed: [desc(trialLessons.endedAt), desc(trialLessons.id)],
  all: [desc(trialLessons.createdAt), desc(trialLessons.id)],
};

/** Selects the trial lessons of a filter. */
export function trialCondition({ state, text }: TrialFilter): SQL | undefined {
  const contact = sql`${trialLessons.wishes}->>'contact'`;
  const searchText = sql`fold_text(concat_ws(chr(10), ${accounts.nickname}, ${accounts.email}, ${parents.nickname}, ${parents.email}, ${contact}))`;
  const found = hasWordsInColumn(searchText, text);
  return and(
    state === "all" ? undefined : eq(trialLessons.state, state),
    found && or(found, matchesPhone(contact, text), matchesPhone(contactPhone, text)),
  );
}

/** Reads trial lessons for the desk. */
export async function readTrials(
  db: Database,
  where: SQL | undefined,
  { language, limit = 1, offset = 0 }: RowOptions,
  state: TrialFilter["state"] = "asked",
): Promise<TrialRow[]> {
  const rows = await db
    .select({
      row: trialLessons,
      student: accounts,
      email: contactEmail,
      phone: contactPhone,
      language: contactLanguage,
      isByMail: isReachedByMail(),
    })
    .from(trialLessons)
    .innerJoin(accounts, eq(accounts.id, trialLessons.studentId))
    .innerJoin(parents, eq(parents.id, trialLessons.parentId))
    .where(where)
    .orderBy(...sortOrders[state])
    .limit(limit)
    .offset(offset);
  const links = await trialLinks.readLinks(
    db,
    rows.map(({ row }) => row.id),
  );
  const teacherNames = await readTeacherNames(
    db,
    rows.flatMap(({ row }) => row.teacherId ?? []),
  );
  return rows.map(({ row, student, email, phone, language: familyLanguage, isByMail }) => ({
    id: row.id,
    revision: row.revision,
    state: row.state,
    attendance: row.attendance,
    asked_at: row.createdAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
    starts_at: row.startsAt?.toISOString() ?? null,
    teacher_id: row.teacherId,
    teacher: localize(teacherNames.get(row.teacherId ?? 0) ?? {}, language),
    meeting_url: row.meetingUrl,
    has_link: links.get(row.id)?.some(({ url }) => url !== null) ?? false,
    student: { id: student.id, name: student.nickname, birth_year: student.birthYear },
    email,
    reached_by: isByMail ? "mail" : "hand",
    phone,
    language: familyLanguage,
    wishes: row.wishes,
  }));
}

/**
 * The states from which each new state is allowed. Outcomes can be corrected. No transition leaves `withdrawn`, because
 * only the family can make the request again.
 */
const allowedFrom: Record<RequestOf<typeof trialCalls, "trials/change">["to"], readonly TrialState[]> = {
  asked: ["arranged", "missed", "closed"],
  arranged: ["asked", "arranged", "missed"],
  held: ["arranged", "missed"],
  missed: ["arranged", "held"],
  closed: ["asked"],
};

/** A start may be this far in the past, because a lesson may be given during the phone call that arranges it. */
const maxPastStartMs = 60 * 60 * 1000;

/**
 * Changes the state of a trial lesson, and notifies the family of a new time or teacher, or else of a changed link.
 * @returns false, without a change, for a stale revision.
 * @throws ProviderError if it does not exist, the transition is not allowed, an outcome is set before the start, the
 * new start is too far in the past, or the link is invalid.
 */
export async function changeTrial(
  tx: Database,
  request: RequestOf<typeof trialCalls, "trials/change">,
  { self, now, language }: StaffContext,
): Promise<boolean> {
  const { id, revision, to } = request;
  const [found] = await tx.select().from(trialLessons).where(eq(trialLessons.id, id)).for("update");
  if (!found) throw deskRefusal("gone", language);
  if (found.revision !== revision) return false;
  if (found.state === "withdrawn") throw deskRefusal("withdrawn", language);
  if (!allowedFrom[to].includes(found.state)) throw deskRefusal("notThatState", language);
  if ((to === "held" || to === "missed") && found.startsAt && found.startsAt > now)
    throw deskRefusal("notBegun", language);
  const schedule = await readSchedule(tx, request, language);
  const isNewStart = schedule?.startsAt?.getTime() !== found.startsAt?.getTime();
  if (isNewStart && schedule?.startsAt && schedule.startsAt.getTime() < now.getTime() - maxPastStartMs)
    throw deskRefusal("inThePast", language, "starts_at");
  const save = () =>
    tx
      .update(trialLessons)
      .set({
        ...{ state: to, attendance: null, revision: revision + 1 },
        endedAt: to === "closed" ? now : null,
        ...schedule,
      })
      .where(eq(trialLessons.id, id));
  await writeAuditLog(tx, self.id, "trial", `#${found.studentId}: ${to}`);
  const isUnchanged =
    to !== "closed" && (!schedule || (!isNewStart && schedule.teacherId === found.teacherId));
  if (isUnchanged) {
    await withLinkChangesAnnounced(tx, async () => [{ source: trialLinks, ids: [id] }], now, save);
  } else {
    await save();
    // The notification of the new time or the end replaces one about the link.
    await deleteLinkNotifications(tx, { of: "trial", id }, now);
    await notifyTrialChange(tx, { id, now });
  }
  return true;
}

/** The start, teacher and link that the request sets, or undefined if it sets none. */
async function readSchedule(
  tx: Database,
  request: RequestOf<typeof trialCalls, "trials/change">,
  language: DeskLanguage,
) {
  if (request.to === "asked") return { startsAt: null, teacherId: null, meetingUrl: null };
  if (request.to !== "arranged") return undefined;
  const meetingUrl = request.meeting_url || null;
  if (meetingUrl !== null && !isMeetingUrl(meetingUrl))
    throw deskRefusal("wrongLink", language, "meeting_url");
  const teacherId = request.teacher_id;
  if (!(await lockTeacherForShare(tx, teacherId))) throw deskRefusal("gone", language, "teacher_id");
  return { startsAt: new Date(request.starts_at), teacherId, meetingUrl };
}
