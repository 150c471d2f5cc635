import type { SQL } from "drizzle-orm";
import type { Localized } from "../../base/db/localized";
import type { Database } from "../../base/db/types";

/** A change of a published record. `after` is null when it is removed. */
export type PublishedChange<Fields> = {
  before: Fields;
  after: Fields | null;
  /** The editor's message to those whom the change concerns; absent if they are not notified. */
  announce?: Localized | undefined;
  now: Date;
  /** Id of the member of staff, for the audit log; absent for a scheduled change. */
  staffId?: number | undefined;
};

/** What distinguishes listed records of the same name. */
export type ListFacts = { firstAt: string | null; teacher: Localized | null };

/**
 * Reads and writes the published records of a content type in the tables that the public calls use, and says what else a
 * subject does with them. The engine that edits content knows no subject.
 */
export type Store<Fields> = {
  /** Reads the published records, or those with the given ids. Without ids, form-only fields may be missing. */
  read: (db: Database, ids?: number[]) => Promise<Map<number, Fields>>;
  /**
   * Publishes fields, creating the row if needed.
   * @param announced whether students are notified, which permits changes of what they bought.
   * @throws ProviderError invalidInput if another row or a sold seat forbids it.
   */
  write: (tx: Database, id: number, fields: Fields, now: Date, announced?: boolean) => Promise<void>;
  /** @throws ProviderError invalidInput if something forbids it. */
  remove: (tx: Database, id: number, now: Date) => Promise<void>;
  /** How long removed records can be restored, in milliseconds; without it, forever. */
  removedRetentionMs?: number;
  /**
   * Reserves an id for a new record. Kinds without it have no new records.
   * @throws ProviderError invalidInput if there is such a record.
   */
  nextId?: (tx: Database, fields: Fields) => Promise<number>;
  /** Ids of records that always exist, also before they are set up. */
  fixedIds?: readonly number[];
  /** Checks a draft against the other rows. @throws ProviderError invalidInput */
  check?: (tx: Database, id: number, fields: Fields) => Promise<void>;
  /** Notifies those whom a change concerns, in its transaction; called before a removal. */
  onChange?: (tx: Database, id: number, change: PublishedChange<Fields>) => Promise<void>;
  /** An expression whose value changes when the passing of time shows or hides something, so that pages are renewed. */
  timeStamp?: (now: Date) => SQL;
  /**
   * Reads what processes keep of the published records, by the name of its `previewValue`.
   * @param edited the record that is previewed, if it is of this type; it is shown whatever its dates
   */
  previewValues?: (tx: Database, edited?: { id: number; fields: Fields }) => Promise<Record<string, unknown>>;
  /**
   * Reads facts for the lists of the desk.
   * @param records with their drafts, whose fields may be invalid
   * @returns the facts of a record by its id
   */
  listFacts?: (
    db: Database,
    records: readonly { id: number; fields: Readonly<Record<string, unknown>> }[],
  ) => Promise<(id: number) => ListFacts>;
  /** Seats taken, by id. */
  seats?: (db: Database, ids: number[]) => Promise<Map<number, number>>;
};
