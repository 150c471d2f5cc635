import { lockContent } from "../../engines/content/lock";
import { appVersions } from "../../subjects/apps/tables";
import { campaignSeasons } from "../../subjects/campaign/tables";
import { accounts } from "../../subjects/identity/tables";
import { courses, liveClasses, recordings } from "../../subjects/live/tables";
import { linkProperties } from "../../subjects/placements/tables";
import { pointPackages } from "../../subjects/points/prices/tables";
import { partners } from "../../subjects/school/tables";
import { lessons, seriesClasses } from "../../subjects/series/tables";
import { staff } from "../../subjects/staff/tables";
import { teachers } from "../../subjects/teachers/tables";
import { studentVoices } from "../../subjects/voices/tables";
import type { Database } from "../../base/db/types";
import type { DemoContent, DemoSeriesClass } from "./content-schema";
import { hashPassword } from "../../subjects/identity/passwords";
import { liveDates, liveKey, recordingDate, recordingKey, seriesClassDates } from "./dates";
import { demoPassword } from "../../subjects/identity/demo-password";
import { createDemoSeasonRow } from "./demo-seasons";
import { insertKeyed, insertRows, requireRowId } from "./insert-rows";
import { seedAccounts } from "./seed-accounts";

/**
 * Adds the demo content to an empty database, in one transaction.
 * @param passwordHash hash of the demo password, if already computed.
 * @returns false, with nothing changed, if the database has content.
 */
export async function seedIfEmpty(
  db: Database,
  content: DemoContent,
  now: Date,
  passwordHash?: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockContent(tx);
    if (!(await isEmpty(tx))) return false;
    // Not awaited yet: a thread computes the hash while the other rows are inserted.
    await insertContent(tx, content, now, passwordHash ?? hashPassword(demoPassword));
    return true;
  });
}

/** Whether the database has no content, neither demo content nor the school's. */
export async function isEmpty(db: Database): Promise<boolean> {
  for (const table of [
    accounts,
    teachers,
    linkProperties,
    partners,
    appVersions,
    courses,
    liveClasses,
    pointPackages,
    studentVoices,
  ]) {
    if (await db.$count(table)) return false;
  }
  return true;
}

async function insertContent(
  tx: Database,
  content: DemoContent,
  now: Date,
  hash: string | Promise<string>,
): Promise<void> {
  await insertRows(content.linkProperties, (rows) => tx.insert(linkProperties).values(rows));
  await insertRows(content.partners, (rows) => tx.insert(partners).values(rows));
  await insertRows(content.appVersions, (rows) => tx.insert(appVersions).values(rows));
  const teacherIds = await insertKeyed(content.teachers, (rows) =>
    tx
      .insert(teachers)
      .values(rows.map(({ key: _, ...teacher }) => teacher))
      .returning({ id: teachers.id }),
  );
  const courseIds = await insertKeyed(content.courses, (rows) =>
    tx
      .insert(courses)
      .values(
        rows.map(({ key: _, classPoints, ...course }) => ({ ...course, levelClassPoints: classPoints })),
      )
      .returning({ id: courses.id }),
  );
  await insertRows(
    content.lives.map((plan, index) => ({
      courseName: plan.courseName,
      lessonName: plan.lessonName,
      cover: plan.cover,
      teacherId: requireRowId(teacherIds, plan.teacher),
      meetingUrl: plan.meetingUrl,
      ...liveDates(plan, now),
      demoKey: liveKey(index),
    })),
    (rows) => tx.insert(liveClasses).values(rows),
  );
  await insertRows(
    content.recordings.map((plan, index) => ({
      courseId: requireRowId(courseIds, plan.course),
      lessonName: plan.lessonName,
      cover: plan.cover,
      url: plan.url,
      startsAt: recordingDate(plan, now),
      demoKey: recordingKey(index),
    })),
    (rows) => tx.insert(recordings).values(rows),
  );
  await insertRows(
    content.packages.map(({ validMonths, ...row }) => ({
      ...row,
      name: {},
      validFor: validMonths,
      validUnit: "month" as const,
    })),
    (rows) => tx.insert(pointPackages).values(rows),
  );
  await insertRows(content.voices, (rows) => tx.insert(studentVoices).values(rows));
  await insertRows(
    content.seasons.map((plan) => createDemoSeasonRow(plan, now)),
    (rows) => tx.insert(campaignSeasons).values(rows),
  );
  await seedSeriesClasses(tx, content.seriesClasses, teacherIds, now);
  const passwordHash = await hash;
  await seedAccounts(tx, content, teacherIds, { passwordHash, now });
  await insertRows(
    content.staff.map((member) => ({ ...member, passwordHash, demo: true })),
    (rows) => tx.insert(staff).values(rows),
  );
}

async function seedSeriesClasses(
  tx: Database,
  plans: DemoSeriesClass[],
  teacherIds: Map<string, number>,
  now: Date,
): Promise<void> {
  const dated = plans.map((plan) => ({ ...plan, dates: seriesClassDates(plan, now) }));
  const ids = await insertKeyed(dated, (rows) =>
    tx
      .insert(seriesClasses)
      .values(
        rows.map((plan) => ({
          list: plan.list,
          languages: [...plan.languages],
          comboName: plan.comboName,
          description: plan.description,
          cover: plan.cover,
          courseMode: plan.courseMode,
          level: plan.level,
          teacherId: requireRowId(teacherIds, plan.teacher),
          classPoint: plan.classPoint,
          length: plan.length,
          capacity: plan.capacity,
          students: plan.state === "full" ? plan.capacity : plan.students,
          deadline: plan.dates.deadline,
          demoKey: plan.key,
        })),
      )
      .returning({ id: seriesClasses.id }),
  );
  const rows = dated.flatMap(({ key, dates }) =>
    dates.lessons.map((lesson) => ({ classId: requireRowId(ids, key), ...lesson })),
  );
  if (rows.length > 0) await tx.insert(lessons).values(rows);
}
