import type { Database } from "../../base/db/types";
import type { DeskLanguage } from "../../base/desk/language";
import type { DeskScreenName } from "../../base/desk/screens";

/**
 * Audited actions, each with the form of its log subject, which has ids and never names. A named group is a placeholder of
 * the action's sentence (`acts` in desk/staff.json in messages), except `note`: older lines have the reason there. A form
 * matches all lines since the action's beginning.
 */
export type AuditForms = Readonly<Record<string, RegExp>>;

/** Something other than content to which a log line refers. */
export type AuditReference = {
  /** The desk screen of one. */
  screen?: DeskScreenName;
  /** Whether the id says enough if nothing has it any longer. */
  isReadable?: boolean;
} & (
  | { findNames: (db: Database, ids: readonly string[]) => Promise<ReadonlyMap<string, string>> }
  /** Finds the content records that have the names. */
  | {
      findRecords: (
        db: Database,
        ids: readonly string[],
      ) => Promise<ReadonlyMap<string, { kind: string; id: number }>>;
    }
);

/** What the activity of the desk needs to know about a subject's actions. */
export type Audit = {
  forms?: AuditForms;
  /** The types of what groups refer to, where a group is not named by its type or by a kind of content. */
  groups?: Readonly<Record<string, string>>;
  references?: Readonly<Record<string, AuditReference>>;
  /** Words for groups with fixed values, such as a role. */
  words?: Readonly<Record<string, (value: string, language: DeskLanguage) => string>>;
};

/** Looks a value up; one without a word stays as it is. */
export const wordIn = (words: Readonly<Record<string, string>>, value: string): string =>
  words[value] ?? value;
