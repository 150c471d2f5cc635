import { parseStoredTest } from "@/lib/subjects/level-test/stored-test";
import type { LevelTest } from "@/lib/subjects/level-test/estimate";
import { drafts } from "@/lib/base/session/drafts";

/** Named like a form's key, so that the page's scripts start at once after a reload (lib/app/server/pages/hydration-loader). */
const storageKey = "yuqiao:form:level-test";

/** The test in session storage, for the one who takes it. Where storage is denied, it is kept until the page is left. */
export const storedTest = {
  read: (): LevelTest | undefined => parseStoredTest(drafts.read(storageKey) ?? null),
  write: (test: LevelTest): void => drafts.write(storageKey, JSON.stringify(test)),
  remove: (): void => drafts.remove(storageKey),
};
