import type { PersonalData } from "../../base/db/personal-data";
import { readPublished, readWithFiles } from "./recordings";
import { readConsentsOf, withdrawRecordings } from "./withdraw";

/** A teacher's recordings with their files, as base64, and the consent. Erasing also takes them off the site. */
export const pronunciationData: PersonalData = {
  // Like an editor's change, it locks the content before any account.
  isErasedBeforeAccounts: true,
  read: async (db, { teacherIds }) => ({
    pronunciation_recordings: (await readWithFiles(db, teacherIds)).map(({ data, ...recording }) => ({
      ...recording,
      wav: Buffer.from(data).toString("base64"),
    })),
    pronunciations: await readPublished(db, teacherIds),
    pronunciation_consents: await readConsentsOf(db, teacherIds),
  }),
  erase: async (tx, { teacherIds }, now) => {
    for (const teacherId of teacherIds) await withdrawRecordings(tx, teacherId, now);
  },
};
