import type { Database } from "./types";

/** The accounts of a person and of those whom only this person can reach, and what names them elsewhere. */
export type Person = {
  accountIds: number[];
  /** In lower case. */
  emails: string[];
  /** Of teachers with an account. */
  teacherIds: number[];
};

/** What a subject keeps about a person; its subject.ts declares it. */
export type PersonalData = {
  /**
   * Copies what erasing deletes, except secrets and their hashes, and search keys, which repeat names.
   * @returns lists of rows by their names in the exported file; of lists with the same name the rows are joined
   */
  read?: (db: Database, person: Person) => Promise<Record<string, object[]>>;
  /** Deletes the person's rows, or clears their texts where other rows depend on them. */
  erase: (tx: Database, person: Person, now: Date) => Promise<void>;
  /**
   * Its rows are locked before those of accounts, as a booking locks the class first: it is erased before the accounts,
   * everything else after them. Notifications then go when the locked account gets no more.
   */
  isErasedBeforeAccounts?: true;
};
