import type { DeskResponse, DeskCallName, DeskRequest, deskContract } from "../../desk/contract";
import type { DeskLanguage } from "../../desk/language";
import type { Device } from "../../session/device";
import type { DeskSession } from "./sessions";
import type { Staff } from "../db/schema";

/** The context of a desk call. */
export type DeskContext = {
  language: DeskLanguage;
  /** The time of the call; tests set it. */
  now: Date;
  /** Whether the client is on the same machine. */
  isLocal: boolean;
  /** Sets the session cookie, or clears it if the token is undefined. */
  setSession: (token: string | undefined) => void;
  session?: DeskSession;
  /** The client's network, as used by rate limits. */
  network: string;
  /** Shown for a session that this call opens. */
  device: Device;
  /** Whether the page made the call without user action; such calls do not extend the session. */
  inBackground: boolean;
  /** Whether the cookie's session ended because it was not used for too long. */
  wasIdle?: boolean;
};

/** The context of calls that need the password, but not yet the second factor. */
export type MfaPendingContext = DeskContext & { session: DeskSession };
/** The context of calls for logged-in staff. */
export type StaffContext = MfaPendingContext & { self: Staff };

type AccessOf<Name extends DeskCallName> = (typeof deskContract)[Name]["access"];

export type DeskContextOf<Name extends DeskCallName> =
  AccessOf<Name> extends "public"
    ? DeskContext
    : AccessOf<Name> extends "mfaPending"
      ? MfaPendingContext
      : StaffContext;

/** A file response that is streamed in pieces. */
export type DeskFile = { name: string; type: string; pieces: AsyncIterable<string | Uint8Array> };

export type DeskAnswerOf<Name extends DeskCallName> = (typeof deskContract)[Name] extends { isFile: true }
  ? DeskFile
  : DeskResponse<Name>;

/** One handler per call; a missing one is a compile error. */
export type DeskHandlers<Names extends DeskCallName = DeskCallName> = {
  [Name in Names]: (request: DeskRequest<Name>, context: DeskContextOf<Name>) => Promise<DeskAnswerOf<Name>>;
};
