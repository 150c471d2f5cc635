import { parseStoredTest } from "@/lib/subjects/level-test/stored-test";
import type { LevelTest } from "@/lib/subjects/level-test/estimate";
import type { Experience } from "@/lib/subjects/level-test/experience";
import { drafts } from "@/lib/base/session/drafts";

/** Named like a form's key, so that the page's scripts start at once after a reload (lib/app/server/pages/hydration-loader). */
const storageKey = "yuqiao:form:level-test";

const write = (test: LevelTest): void => drafts.write(storageKey, JSON.stringify(test));

/** The test in session storage, for the one who takes it. Where storage is denied, it is kept until the page is left. */
export const storedTest = {
  read: (): LevelTest | undefined => parseStoredTest(drafts.read(storageKey) ?? null),
  write,
  /** Stores a new test. It has sound until the browser turns out to have no voice. */
  start: (experience: Experience): void =>
    write({ seed: Math.floor(Math.random() * 2 ** 31), experience, hasSound: true, answers: [] }),
  remove: (): void => drafts.remove(storageKey),
};
