import { createHash } from "node:crypto";
import type { Handlers } from "../../base/contract/call";
import { ProviderError } from "../../base/contract/provider-error";
import { database } from "../../base/db/connect";
import type { Database } from "../../base/db/types";
import type { Language } from "../../base/i18n/languages";
import type { CallContext, VisitorContexts } from "../../engines/calls/context";
import { refusal } from "../../engines/calls/refusals";
import { soundAddress } from "../../engines/sounds/address";
import { parseWav, wavBytes } from "../../engines/sounds/wav";
import { requireAccount } from "../identity/tokens";
import { findTeacher, lockTeacherForShare } from "../teachers/queries";
import { consentSentence, findConsent, giveConsent } from "./consent";
import { introductionName, maxSeconds, minPeak, minSeconds } from "./limits";
import type { pronunciationActions, pronunciationViews, RecordingState } from "./member-calls";
import {
  findSoundUses,
  hasConsent,
  listNewestRecordings,
  storeRecording,
  type Recording,
} from "./recordings";
import { sendRecordings } from "./send";
import { recordableTexts } from "./texts";
import { withdrawRecordings } from "./withdraw";

/** The teacher whose account makes the call. @throws ProviderError notAllowed for other kinds of accounts. */
async function requireTeacher(db: Database, context: CallContext) {
  const { teacherId, nickname } = await requireAccount(db, context);
  const teacher = teacherId === null ? undefined : await findTeacher(db, teacherId);
  if (!teacher) throw new ProviderError("notAllowed", "");
  return { teacher, by: nickname };
}

export const pronunciationViewHandlers: Handlers<typeof pronunciationViews, VisitorContexts> = {
  pronunciations: async (_request, context) => {
    const db = await database();
    const { teacher } = await requireTeacher(db, context);
    const consent = await findConsent(db, teacher.id);
    const { published, drafts } = await findSoundUses(db, teacher.id);
    const newest = new Map((await listNewestRecordings(db, teacher.id)).map((one) => [one.text, one]));
    const show = (text: string) => {
      const found = newest.get(text);
      if (!found) return null;
      const { hash, durationMs } = found;
      return { address: soundAddress(hash), seconds: durationMs / 1000, state: stateOf(found) };
    };
    const stateOf = ({ hash, sent }: Recording): RecordingState => {
      if (published.has(hash)) return "published";
      if (drafts.has(hash)) return "waiting";
      return sent ? "unused" : "new";
    };
    return {
      consent: consent ? { sentence: consent.sentence, at: consent.createdAt.toISOString() } : null,
      sentence: consentSentence(teacher, context.language),
      introduction: show(introductionName),
      texts: recordableTexts().map((one) => ({ ...one, recording: show(one.text) })),
    };
  },
};

export const pronunciationActionHandlers: Handlers<typeof pronunciationActions, VisitorContexts> = {
  "pronunciation-consent": async ({ on }, context) => {
    const { language, now = new Date() } = context;
    const db = await database();
    const { teacher } = await requireTeacher(db, context);
    await db.transaction(async (tx) => {
      if (on) await giveConsent(tx, teacher, { language, now });
      else await withdrawRecordings(tx, teacher.id, now);
    });
    return {};
  },

  "record-pronunciation": async ({ text }, context) => {
    const { file, language, now = new Date() } = context;
    const db = await database();
    const { teacher } = await requireTeacher(db, context);
    if (text !== introductionName && !recordableTexts().some((one) => one.text === text))
      throw refusal("recordingUnknown", language);
    const seconds = checkSound(file, text, language);
    const hash = createHash("sha256").update(file).digest("hex");
    await db.transaction(async (tx) => {
      // The teacher may be removed, or withdraw the consent, at the same time.
      if (!(await lockTeacherForShare(tx, teacher.id)) || !(await hasConsent(tx, teacher.id)))
        throw refusal("recordingConsentNeeded", language);
      const durationMs = Math.round(seconds * 1000);
      await storeRecording(tx, { teacherId: teacher.id, text, hash, data: file, durationMs }, now);
    });
    return { address: soundAddress(hash), seconds };
  },

  "send-pronunciations": async (_request, context) => {
    const { language, now = new Date() } = context;
    const db = await database();
    const { teacher, by } = await requireTeacher(db, context);
    return db.transaction(async (tx) => {
      if (!(await hasConsent(tx, teacher.id))) throw refusal("recordingConsentNeeded", language);
      const sent = await sendRecordings(tx, teacher, { by, now });
      if (sent === 0) throw refusal("nothingRecorded", language);
      return { sent };
    });
  },
};

/** Checks a recording. @returns its length in seconds. @throws ProviderError invalidInput */
function checkSound(file: Uint8Array, text: string, language: Language): number {
  if (file.byteLength > wavBytes(maxSeconds(text))) throw refusal("recordingTooLong", language);
  const parsed = parseWav(file);
  if (!parsed) throw refusal("recordingBroken", language);
  const { seconds, peak } = parsed;
  if (seconds < minSeconds || peak < minPeak) throw refusal("recordingSilent", language);
  return seconds;
}
