import { parseStoredTest } from "@/lib/level-test/stored-test";
import type { LevelTest } from "@/lib/level-test/estimate";
import { sessionStore } from "@/lib/storage/browser-storage";

/** Named like a form's key, so that the page's scripts start at once after a reload (lib/server/pages/hydration-loader). */
const storageKey = "yuqiao:form:level-test";

/** The test in session storage. Where storage is denied, it is kept until the page is left. */
export const storedTest = {
  read: (): LevelTest | undefined => parseStoredTest(sessionStore.read(storageKey) ?? null),
  write: (test: LevelTest): void => void sessionStore.write(storageKey, JSON.stringify(test)),
  remove: (): void => sessionStore.remove(storageKey),
};
