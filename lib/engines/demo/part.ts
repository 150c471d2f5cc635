import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type * as z from "zod/mini";
import type { Database } from "../../base/db/types";
import type { DemoIds } from "./ids";

/** The schemas of demo files by the file's name in content/demo. */
type FileSchemas = Readonly<Record<string, z.ZodMiniType>>;
export type FilesOf<Schemas> = { [Name in keyof Schemas]: z.output<Schemas[Name]> };

/** One filling of an empty database, in one transaction. */
export type DemoRun = {
  /** The time to which the dates of the content are relative. */
  now: Date;
  /** The hash of the demo password, which a thread computes meanwhile. */
  passwordHash: Promise<string>;
  /** The ids of the rows that this part and those before it inserted. */
  ids: DemoIds;
};

/** What a subject adds to the demo content. */
export type DemoPart<
  Schemas extends FileSchemas = FileSchemas,
  Own extends object = object,
  Known extends Own = Own,
> = {
  files: Schemas;
  toContent: (files: FilesOf<Schemas>) => Own;
  /** Replaces content that a database does not get. */
  select?: (options: { includesAccounts: boolean }) => Partial<NoInfer<Own>>;
  /** @param content all demo content: its own part, and those of subjects before it */
  insert: (tx: Database, content: Known, run: DemoRun) => Promise<void>;
  /** Moves dates that have passed, except those of rows that were edited at the desk. */
  topUp?: (tx: Database, content: Known, now: Date) => Promise<void>;
  /** Returns the password hashes of its demo accounts; null for one without a password. */
  passwordHashes?: (db: Database, content: Known) => Promise<(string | null)[]>;
};

/** Declares a part of the demo content. Its exact type is kept, because that of the whole content derives from it. */
export const defineDemo = <const Schemas extends FileSchemas, Own extends object, Known extends Own = Own>(
  part: DemoPart<Schemas, Own, Known>,
): DemoPart<Schemas, Own, Known> => part;

/** A part with any content. `never` as parameter types lets every part be assigned. */
type AnyPart = {
  files: object;
  toContent: (files: never) => object;
  insert: (tx: Database, content: never, run: DemoRun) => Promise<void>;
};

/** How a subject declares its part: the rest is loaded on use, because most sites never need it. */
export type DemoDeclaration = {
  /** A database that has rows in one of these tables is not filled. */
  tables?: readonly PgTable[];
  /** Tables whose demo rows, those with a demo key, have dates that are moved as they pass. */
  datedTables?: readonly (PgTable & { demoKey: PgColumn })[];
  load: () => Promise<{ demo: AnyPart }>;
};
