import type { DeskAnswer, DeskCallName, DeskRequest, deskContract } from "../../desk/contract";
import type { DeskLanguage } from "../../desk/language";
import type { Device } from "../../session/device";
import type { DeskSession } from "./sessions";
import type { Staff } from "./staff";

/** What a call of the desk knows besides its request. */
export type DeskContext = {
  language: DeskLanguage;
  /** The moment of the call; tests set it. */
  now: Date;
  /** Whether the call comes from this machine. */
  isLocal: boolean;
  /** Opens a session for whoever asks, or with undefined ends the one there is. */
  setSession: (token: string | undefined) => void;
  session?: DeskSession;
  /** The network that the call comes from, as limits count it. */
  network: string;
  /** What a session that is opened now is recognized by. */
  device: Device;
  /** Asked by the page itself while nobody touches it: no use of the session. */
  inBackground: boolean;
  /** The session that the cookie names was not used for too long. */
  wasIdle?: boolean;
};

/** Of calls for somebody whose password was right. */
export type HalfwayContext = DeskContext & { session: DeskSession };
/** Of calls for members of staff: who asks. */
export type StaffContext = HalfwayContext & { self: Staff };

type AccessOf<Name extends DeskCallName> = (typeof deskContract)[Name]["access"];

export type DeskContextOf<Name extends DeskCallName> =
  AccessOf<Name> extends "stranger"
    ? DeskContext
    : AccessOf<Name> extends "halfway"
      ? HalfwayContext
      : StaffContext;

/** A file that is written while it is read, piece by piece. */
export type DeskFile = { name: string; type: string; pieces: AsyncIterable<string | Uint8Array> };

export type DeskAnswerOf<Name extends DeskCallName> = (typeof deskContract)[Name] extends { isFile: true }
  ? DeskFile
  : DeskAnswer<Name>;

/** One function per call: a missing one is a compile error. */
export type DeskHandlers<Names extends DeskCallName = DeskCallName> = {
  [Name in Names]: (request: DeskRequest<Name>, context: DeskContextOf<Name>) => Promise<DeskAnswerOf<Name>>;
};
