import type { Calls, Handlers } from "../../base/contract/call";
import type { PersonalData } from "../../base/db/personal-data";
import type { Database } from "../../base/db/types";
import type { PublicHandlers, VisitorContexts } from "../calls/context";
import type { BusyTimes } from "../busy-times/busy-times";
import type { FindWarnings } from "../content/warnings";
import type { DemoDeclaration } from "../demo/part";
import type { Audit } from "./audit";
import type { Command } from "./command";

type Handler = (request: never, context: never) => Promise<unknown>;

/** Calls with their handlers. */
export type ServedCalls<Rows extends Calls = Calls> = {
  rows: Rows;
  handlers: Readonly<Record<string, Handler>>;
};

/** Pairs calls of visitors and members with their handlers; a missing one is a compile error. */
export const serveCalls = <Rows extends Calls>(
  rows: Rows,
  handlers: Handlers<Rows, VisitorContexts>,
): ServedCalls<Rows> => ({ rows, handlers });

/** The declaration of a subject. lib/app/subjects.ts lists all. */
export type Subject = {
  name: string;
  /** The stores of its content types by kind (lib/engines/content/store.ts). */
  content?: Readonly<Record<string, object>>;
  /** Finds warnings before a record of a kind is published, also of a kind of another subject. */
  warnings?: Readonly<Record<string, FindWarnings<never>>>;
  calls?: {
    /** Of the 16 calls of the specification. */
    public?: Partial<PublicHandlers>;
    /** `GET /api/account/{name}` */
    views?: ServedCalls;
    /** `POST /api/account/{name}` */
    actions?: ServedCalls;
    /** `POST /api/campaign/{name}` */
    campaign?: ServedCalls;
    /** `POST /api/desk/{name}` */
    desk?: ServedCalls;
  };
  /** When teachers teach and students learn, for warnings of clashes. */
  busyTimes?: Partial<BusyTimes>;
  /** What it keeps about a person: read for a copy, and erased. */
  personalData?: readonly PersonalData[];
  /** What staff do, in the activity of the desk. */
  audit?: Audit;
  /** Deletes what has expired or is past its retention period; runs every few minutes. */
  deleteExpired?: (db: Database, now: Date) => Promise<void>;
  /** Loads published content that each process keeps in memory; runs at the start and after each publication. */
  load?: (db: Database) => Promise<void>;
  /** Starts work that runs as long as the process. */
  start?: (db: Database) => void;
  /** Its part of the demo content. */
  demo?: DemoDeclaration;
  /** The operator's commands by name. */
  commands?: Readonly<Record<string, Command>>;
};

/** Declares a subject. The exact type is kept, because the types of the browser's calls derive from it. */
export const defineSubject = <const Declared extends Subject>(subject: Declared): Declared => subject;
