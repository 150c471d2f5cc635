import { eq } from "drizzle-orm";
import { isLongRun } from "../../../testing/long-run";
import { findClassId, issueTokenFor } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { daysLater, now } from "../../../testing/provider/fixture";
import {
  accounts,
  lessons,
  liveClasses,
  seriesClasses,
  staff,
  teachers,
  trialLessons,
} from "../../app/schema";
import { readEnv } from "../../base/env";
import { register } from "./register";
import { issueToken } from "../identity/tokens";
import { saveLive } from "../live/saved-lives";
import { lessonKinds, type LessonKind } from "../../base/paths";
import { openSession } from "../staff/sessions";
import { accountViewHandlers } from "./views";

/* Every kind of person, at every kind of lesson, with every set of links: who gets which. */

let settings: Record<string, string> = {};
jest.mock("../../base/env", () => ({
  ...jest.requireActual("../../base/env"),
  env: () => readEnv(settings),
}));
beforeEach(() => {
  settings = { SITE_URL: "https://school.example" };
});

const sources = ["lesson", "class", "teacher", "live", "trial", "external"] as const;
type Source = (typeof sources)[number];

/** All 64 sets of links; in a quick run those of at most two, which show what comes before what, and that of all. */
const linkSets = Array.from(
  { length: 2 ** sources.length },
  (_, bits) => new Set(sources.filter((_source, index) => bits & (1 << index))),
).filter(({ size }) => isLongRun || size <= 2 || size === sources.length);

/** Which links a lesson of each kind may have, nearest first. A live class has none but its own. */
const allowed: Record<LessonKind, readonly Source[]> = {
  series: ["external", "lesson", "class", "teacher"],
  live: ["external", "live"],
  trial: ["external", "trial", "teacher"],
};

const people = [
  "stranger",
  "fresh member",
  "member who saved it",
  "student",
  "parent",
  "sibling",
  "other parent",
  "teacher",
  "other teacher",
  "owner",
  "editor",
  "adviser",
  "accountant",
] as const;
type Person = (typeof people)[number];

const seats = ["student", "parent", "teacher"] as const satisfies readonly Person[];
const staffRoles = ["owner", "editor", "adviser", "accountant"] as const satisfies readonly Person[];
const isOneOf = (list: readonly Person[], person: Person) => list.includes(person);

/** Whether a person gets the link; the refusal that the others get. */
function accessOf(kind: LessonKind, person: Person): "link" | "notFound" | "tokenFailure" {
  if (person === "stranger" || isOneOf(staffRoles, person)) return "tokenFailure";
  return kind === "live" || isOneOf(seats, person) ? "link" : "notFound";
}

const startsAt = daysLater(3);
const url = (source: Source) => `https://meet.example/${source}`;

describeEachEngine((db) => {
  /** Puts a lesson of each kind at the same time, and opens a session for each person. */
  async function setUp() {
    const seriesId = await findClassId(db(), "applied");
    const endsAt = new Date(startsAt.getTime() + 3_600_000);
    await db().update(lessons).set({ startsAt, endsAt }).where(eq(lessons.classId, seriesId));
    await db().update(liveClasses).set({ startsAt, endsAt }).where(eq(liveClasses.id, 1));
    const [student] = await db().select().from(accounts).where(eq(accounts.email, "student@example.com"));
    const [trial] = await db()
      .insert(trialLessons)
      .values({
        ...{ parentId: student!.parentId!, studentId: student!.id, teacherId: 1 },
        ...{ state: "arranged", startsAt },
      })
      .returning();
    const newMember = { password: "correct horse", language: "vi-VN" } as const;
    for (const name of ["fresh", "saver"])
      await register({ ...newMember, nickname: name, email: `${name}@example.com` });
    await register({ ...newMember, nickname: "Hoa", email: "hoa@example.com", kind: "parent" });
    const otherTeacher = {
      kind: "teacher",
      nickname: "Wu",
      email: "wu@example.com",
      passwordHash: "x",
      teacherId: 2,
    };
    const [wu] = await db()
      .insert(accounts)
      .values(otherTeacher as never)
      .returning();
    const tokenOf = (email: string) => issueTokenFor(db(), email, startsAt);
    const tokens: Partial<Record<Person, string>> = {
      "fresh member": await tokenOf("fresh@example.com"),
      "member who saved it": await tokenOf("saver@example.com"),
      student: await tokenOf("student@example.com"),
      parent: await tokenOf("parent@example.com"),
      sibling: await tokenOf("sister@example.com"),
      "other parent": await tokenOf("hoa@example.com"),
      teacher: await tokenOf("teacher@example.com"),
      "other teacher": await issueToken(db(), wu!.id, startsAt),
    };
    await saveLive({ id: 1, saved: true }, { language: "en-US", now, token: tokens["member who saved it"]! });
    for (const { id, role } of await db().select().from(staff))
      tokens[role] = await openSession(db(), id, "in", startsAt);
    return { tokens, ids: { series: seriesId, live: 1, trial: trial!.id } };
  }

  async function setLinks(links: ReadonlySet<Source>, ids: Record<LessonKind, number>) {
    const linkOf = (source: Source) => ({ meetingUrl: links.has(source) ? url(source) : null });
    await db().update(teachers).set(linkOf("teacher")).where(eq(teachers.id, 1));
    await db().update(seriesClasses).set(linkOf("class")).where(eq(seriesClasses.id, ids.series));
    await db().update(lessons).set(linkOf("lesson")).where(eq(lessons.classId, ids.series));
    await db().update(liveClasses).set(linkOf("live")).where(eq(liveClasses.id, ids.live));
    await db().update(trialLessons).set(linkOf("trial")).where(eq(trialLessons.id, ids.trial));
    if (links.has("external")) settings.CLASSROOM_SITE_URL = "https://external.example";
    else delete settings.CLASSROOM_SITE_URL;
  }

  test.each(lessonKinds)(
    "%s: each person gets the link that the kind of lesson allows, or the refusal of a foreign class",
    async (kind) => {
      expect(await db().$count(staff)).toBe(staffRoles.length);
      const { tokens, ids } = await setUp();
      const holders = people.filter((person) => accessOf(kind, person) === "link");
      for (const [index, links] of linkSets.entries()) {
        await setLinks(links, ids);
        const source = allowed[kind].find((one) => links.has(one));
        const external = `https://external.example/?${kind}=${ids[kind]}`;
        const expectedLink = source === undefined ? null : source === "external" ? external : url(source);
        // Everybody is tried with no link, each alone, and all; the other sets with one of those who may enter.
        const isFullTable = links.size < 2 || links.size === sources.length;
        for (const person of isFullTable ? people : [holders[index % holders.length]!]) {
          const token = tokens[person];
          const context = { language: "en-US", now: startsAt, ...(token !== undefined && { token }) };
          const got = await accountViewHandlers
            .classroom({ of: kind, id: ids[kind] }, context as never)
            .then(({ link, has_link }) => ({ link, has_link }))
            .catch((error: { codeName: string }) => error.codeName);
          const access = accessOf(kind, person);
          const expected =
            access === "link" ? { link: expectedLink, has_link: expectedLink !== null } : access;
          expect([person, [...links], got]).toEqual([person, [...links], expected]);
        }
      }
    },
  );

  test("the teacher's week and the dashboards say of the same lessons that they can be entered", async () => {
    const { tokens, ids } = await setUp();
    for (const links of linkSets.filter(({ size }) => size < 2)) {
      await setLinks(links, ids);
      const isLinked = (kind: LessonKind) => allowed[kind].some((source) => links.has(source));
      const context = (person: Person) => ({ language: "en-US", now, token: tokens[person]! }) as const;
      const week = await accountViewHandlers.teacher({ of: "live" }, context("teacher"));
      const live = await accountViewHandlers["live-detail"](
        { of: "live", id: ids.live },
        context("fresh member"),
      );
      const { trial } = await accountViewHandlers.student({ of: "live" }, context("parent"));
      const rooms = lessonKinds.map(
        (kind) => week.lessons.find(({ of, id }) => of === kind && id === ids[kind])?.room,
      );
      expect([[...links], rooms, live.has_link, trial.classroom?.has_link]).toEqual([
        [...links],
        lessonKinds.map(isLinked),
        isLinked("live"),
        isLinked("trial"),
      ]);
      expect(JSON.stringify([week, live, trial])).not.toMatch(/meet\.example|external\.example/);
    }
  });
});
