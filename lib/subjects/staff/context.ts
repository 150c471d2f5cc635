import type { Calls, Handlers } from "../../base/contract/call";
import type { Client } from "../../engines/calls/limit";
import type { DeskLanguage } from "../../base/desk/language";
import type { BusyTimes } from "../../engines/busy-times/busy-times";
import type { ServedCalls } from "../../engines/subject/define";
import type { DeskSession } from "./sessions";
import type { Staff } from "./tables";

/** The context of a desk call. */
export type DeskContext = Client & {
  language: DeskLanguage;
  /** The time of the call; tests set it. */
  now: Date;
  /** Sets the session cookie, or clears it if the token is undefined. */
  setSession: (token: string | undefined) => void;
  session?: DeskSession;
  /** The member of staff that the page was built for (lib/base/contract/account-ref). */
  pageAccount?: string | undefined;
  /** Whether the page made the call without user action; such calls do not extend the session. */
  inBackground: boolean;
  /** Whether the cookie's session ended because it was not used for too long. */
  wasIdle?: boolean;
};

/** The context of calls that need the password, but not yet the second factor. */
export type MfaPendingContext = DeskContext & { session: DeskSession };
/** The context of calls for logged-in staff. */
export type StaffContext = MfaPendingContext & { self: Staff };

/** What handlers can ask about all subjects (lib/app/bootstrap/calls.ts). */
export type SubjectQueries = { busyTimes: BusyTimes };

type Contexts = {
  optionalStaff: DeskContext;
  mfaPending: MfaPendingContext;
  staff: StaffContext & SubjectQueries;
};

/** The handlers of a table of desk calls. */
export type DeskHandlers<Rows extends Calls, Names extends keyof Rows = keyof Rows> = Handlers<
  Rows,
  Contexts,
  Names
>;

/** Pairs calls of the desk with their handlers; a missing one is a compile error. */
export const serveDeskCalls = <Rows extends Calls>(
  rows: Rows,
  handlers: DeskHandlers<Rows>,
): ServedCalls<Rows> => ({ rows, handlers });
