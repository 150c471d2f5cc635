import * as z from "zod";
import type { Calls } from "../../base/contract/call";
import { wavType } from "../../engines/sounds/wav";
import { introductionName, maxRecordingBytes } from "./limits";
import { textGroups } from "./texts";

/**
 * - `new`: the school does not have it yet
 * - `waiting`: staff have not published it
 * - `published`: visitors hear it
 * - `unused`: the school left it out
 */
const recordingStates = ["new", "waiting", "published", "unused"] as const;
export type RecordingState = (typeof recordingStates)[number];

const recording = z.object({
  address: z.string(),
  seconds: z.number(),
  state: z.enum(recordingStates),
});

const text = z.string().min(1).max(20).describe(`a text of the view, or ${introductionName}`);

/** The own recordings of a teacher: `GET /api/account/pronunciations`. */
export const pronunciationViews = {
  pronunciations: {
    access: "token",
    limit: "accountRead",
    request: z.strictObject({}),
    response: z.object({
      consent: z.object({ sentence: z.string(), at: z.iso.datetime() }).nullable(),
      sentence: z.string().describe("what the teacher is asked to agree to"),
      introduction: recording.nullable(),
      texts: z.array(
        z.object({
          text: z.string().describe("in simplified characters"),
          pinyin: z.string(),
          group: z.enum(textGroups),
          recording: recording.nullable(),
        }),
      ),
    }),
  },
} as const satisfies Calls;

/** The calls with which teachers record. */
export const pronunciationActions = {
  /** Agrees to the sentence of the view, or withdraws that, which deletes all recordings. */
  "pronunciation-consent": {
    access: "token",
    limit: "accountAction",
    request: z.strictObject({ on: z.boolean() }),
    response: z.object({}),
  },
  /** Stores a recording of a text, in place of the one that the school has not got yet. */
  "record-pronunciation": {
    access: "token",
    limit: "pronunciation",
    request: z.strictObject({ text }),
    response: z.object({ address: z.string(), seconds: z.number() }),
    upload: { type: wavType, maxBytes: maxRecordingBytes },
  },
  /** Gives all new recordings to the school, whose staff publish them. */
  "send-pronunciations": {
    access: "token",
    limit: "accountAction",
    request: z.strictObject({}),
    response: z.object({ sent: z.int().min(1) }),
  },
} as const satisfies Calls;
