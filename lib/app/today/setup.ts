import { hasPublishedSeasons } from "../../subjects/campaign/queries";
import { hasLiveClasses } from "../../subjects/live/queries";
import { hasPublishedFacts } from "../../subjects/school/queries";
import { hasClasses } from "../../subjects/series/queries";
import { hasTeachers } from "../../subjects/teachers/queries";
import { setupMarks } from "./tables";
import type { Database } from "../../base/db/types";
import { env } from "../../base/env";
import { languages } from "../../base/i18n/languages";
import { isPubliclyReachable } from "../../subjects/identity/demo-password";
import { readPublishedFacts } from "../../subjects/school/store";
import { statedZone } from "../../subjects/school/zone";
import { setupStepNames, setupSteps, type SetupStepName } from "./setup-steps";

export type SetupState = { name: SetupStepName; done: boolean; marked: boolean };

/**
 * Returns the state of the first steps. A step is done if the site's data or settings show it, or if staff marked it.
 * @returns undefined if there is nothing to show: all steps are done, the list was hidden, or the site is the demo
 */
export async function readSetup(db: Database): Promise<SetupState[] | undefined> {
  const marks = new Set((await db.select().from(setupMarks)).map(({ mark }) => mark));
  if (marks.has("hidden") || (await hasDemoClasses(db))) return undefined;
  const found = await findDoneSteps(db);
  const states = setupStepNames.map((name) => {
    const marked = marks.has(name);
    return { name, marked, done: found[name] || marked };
  });
  return states.every(({ done }) => done) ? undefined : states;
}

/** Whether everything is done that a site needs before it is opened, so that the list may be hidden. */
export const areEssentialsDone = (states: readonly SetupState[]): boolean =>
  states.every(({ name, done }) => done || !setupSteps[name].isEssential);

/** Whether the site shows demo content. */
export const hasDemoClasses = async (db: Database) =>
  (await hasClasses(db, { onlyDemo: true })) || (await hasLiveClasses(db, { onlyDemo: true }));

async function findDoneSteps(db: Database): Promise<Record<SetupStepName, boolean>> {
  const hasOwnFacts = await hasPublishedFacts(db);
  const facts = await readPublishedFacts(db);
  return {
    school: hasOwnFacts && Object.keys(facts.name).length > 0 && Boolean(facts.phone || facts.email),
    timeZone: statedZone(facts) !== undefined,
    languages: facts.languages.length < languages.length,
    brand: Boolean(facts.logo || facts.mainColor || facts.secondColor || facts.sharePicture),
    teacher: await hasTeachers(db),
    class: (await hasClasses(db)) || (await hasLiveClasses(db)),
    home: false,
    legal: false,
    seasons: await hasPublishedSeasons(db),
    address: isPubliclyReachable(),
    mail: env().MAIL_URL !== undefined,
  };
}
