import { eq } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import { localize } from "../../base/db/localized";
import { formatMessage } from "../../base/i18n/format-message";
import type { Language } from "../../base/i18n/languages";
import { serverMessages } from "../../base/i18n/server-messages";
import { siteName } from "../school/school";
import type { TeacherRow } from "../teachers/queries";
import { pronunciationConsents } from "./tables";

/** What a teacher agrees to, with the names that it is about. */
export const consentSentence = ({ nickname }: TeacherRow, language: Language): string =>
  formatMessage(
    serverMessages[language].recordingConsent,
    { name: localize(nickname, language), school: siteName(language) },
    language,
  );

export async function findConsent(db: Database, teacherId: number) {
  const [consent] = await db
    .select({
      sentence: pronunciationConsents.sentence,
      language: pronunciationConsents.language,
      createdAt: pronunciationConsents.createdAt,
    })
    .from(pronunciationConsents)
    .where(eq(pronunciationConsents.teacherId, teacherId));
  return consent;
}

/** Stores a teacher's consent; an earlier one stays. */
export async function giveConsent(
  tx: Database,
  teacher: TeacherRow,
  { language, now }: { language: Language; now: Date },
): Promise<void> {
  await tx
    .insert(pronunciationConsents)
    .values({
      teacherId: teacher.id,
      sentence: consentSentence(teacher, language),
      language,
      createdAt: now,
    })
    .onConflictDoNothing();
}
