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
  remove: (tx: Database, id: number) => Promise<void>;
  /** Reserves an unused id. Kinds without it have no new records. */
  nextId?: (tx: Database) => Promise<number>;
  /** Seats taken, by id. */
  seats?: (db: Database, ids: number[]) => Promise<Map<number, number>>;
};
