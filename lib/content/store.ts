import type { Database } from "../db/types";

/** Reads and writes the published records of a content type in the tables that the public calls use. */
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
  /**
   * Reserves an id for a new record. Kinds without it have no new records.
   * @throws ProviderError invalidInput if there is such a record.
   */
  nextId?: (tx: Database, fields: Fields) => Promise<number>;
  /** Ids of records that always exist, also before they are set up. */
  fixedIds?: readonly number[];
  /** Checks a draft against the other rows. @throws ProviderError invalidInput */
  check?: (tx: Database, id: number, fields: Fields) => Promise<void>;
  /** Seats taken, by id. */
  seats?: (db: Database, ids: number[]) => Promise<Map<number, number>>;
};
