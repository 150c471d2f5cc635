import type { FieldsOf, Kind } from "../../desk/content/kinds";
import type { Database } from "../db/types";

/** How the records of a kind are read from, and written to, the tables that the public calls read. */
export type Store<Of extends Kind, Held = FieldsOf<Of>> = {
  /** The published ones, or those of them with these ids. Lists do without what only a form shows. */
  read: (db: Database, ids?: number[]) => Promise<Map<number, Held>>;
  /**
   * Publishes: makes the row, or changes it.
   * @param announced to those who bought it, who then may get something else than they bought.
   * @throws ProviderError invalidInput where another row or what was sold stands against it.
   */
  write: (tx: Database, id: number, fields: Held, now: Date, announced?: boolean) => Promise<void>;
  remove: (tx: Database, id: number) => Promise<void>;
  /** An id that no row has had. Kinds without one have no new records. */
  nextId?: (tx: Database) => Promise<number>;
  /** Seats taken, by id. */
  seats?: (db: Database, ids: number[]) => Promise<Map<number, number>>;
};
