import { inArray } from "drizzle-orm";
import { seasonId } from "../../subjects/campaign/store";
import { campaignSeasons } from "../../subjects/campaign/tables";
import { listRecordRows } from "../../engines/content/records";
import { accounts } from "../../subjects/identity/tables";
import { enquiries, enrolments } from "../../subjects/leads/tables";
import { staff } from "../../subjects/staff/tables";
import type { Database } from "../../base/db/types";
import type { DeskLanguage } from "../../base/desk/language";
import type { Role } from "../../base/desk/roles";
import { deskScreens } from "../../base/desk/screens";
import { deskMessages, deskTranslate } from "../../base/desk/messages";
import { kindNames, type Fields, type Kind } from "../editing/kinds";
import { recordHref, recordName } from "../editing/record-name";
import { readRemovedFields } from "../editing/removed";
import { storeOf } from "../editing/stores";
import { parseSubject } from "./subjects";
import { withId } from "../../base/paths";

type Context = { language: DeskLanguage; role: Role };
/** A part of a sentence: a text, with the address of its page if the reader may open it, or an instant. */
export type LogValue = { text: string; href: string | null } | { at: string };
type Name = Exclude<LogValue, { at: string }>;
/** A sentence's values by placeholder, and the reason of older lines. */
type LogValues = { values: Record<string, LogValue>; note: string | undefined };
/** A record of the site or the database: its type, and its id there. */
type Ref = { type: RefType; id: string };
type RefType = Kind | "account" | "staff" | "enrolment" | "enquiry" | "seasonKey";

/** Names are looked up when the log is read, because it stores ids only: erasing a person erases the name here, too. */
export async function nameSubjects(
  db: Database,
  lines: { act: string; subject: string }[],
  context: Context,
): Promise<(LogValues | undefined)[]> {
  const subjects = lines.map(({ act, subject }) => parseSubject(act, subject));
  const refs = subjects.flatMap((groups) =>
    Object.entries(groups ?? {}).flatMap(([group, value]) => toRef(group, value) ?? []),
  );
  const names = new Map<string, Map<string, Name>>();
  for (const type of new Set(refs.map((ref) => ref.type))) {
    const ids = [...new Set(refs.filter((ref) => ref.type === type).map(({ id }) => id))];
    names.set(type, await readNames(db, type, ids, context));
  }
  const toValue = (group: string, value: string): LogValue => {
    if (group === "time") return { at: value };
    const ref = toRef(group, value);
    if (!ref) return { text: wordOf(group, value, context.language), href: null };
    return names.get(ref.type)?.get(ref.id) ?? { text: removedName(ref, context.language), href: null };
  };
  return subjects.map((groups) => {
    if (!groups) return undefined;
    const { note, ...parts } = groups;
    const values = Object.entries(parts).map(([group, value]) => [group, toValue(group, value)] as const);
    return { values: Object.fromEntries(values), note };
  });
}

/** The record that a group of a subject refers to. */
function toRef(group: string, value: string): Ref | undefined {
  switch (group) {
    case "class":
    case "target":
      return { type: "series", id: value };
    case "teacher":
    case "account":
    case "staff":
      return { type: group, id: value };
    case "season":
      return { type: "seasonKey", id: value };
    case "lead":
    case "lesson":
    case "record": {
      const [type = "", id = ""] = value.split(" ");
      return isRefType(type) ? { type, id } : undefined;
    }
    default:
      return undefined;
  }
}

const isKind = (type: string): type is Kind => (kindNames as string[]).includes(type);
const isRefType = (type: string): type is RefType =>
  isKind(type) || ["account", "staff", "enrolment", "enquiry", "seasonKey"].includes(type);

/** The word for a fixed value, such as a role; another value, such as a number, stays as it is. */
function wordOf(group: string, value: string, language: DeskLanguage): string {
  const words = deskMessages[language];
  const { facts, channels } = words.staff.logWords;
  const byGroup: Record<string, Record<string, string>> = {
    role: words.shell.roles,
    state: words.trials.states,
    kind: words.content.kinds,
    channel: channels,
  };
  if (group === "format") return value.toUpperCase();
  if (group !== "facts") return byGroup[group]?.[value] ?? value;
  const factWords: Record<string, string> = facts;
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  return list.format(value.split(", ").map((fact) => factWords[fact] ?? fact));
}

function removedName({ type, id }: Ref, language: DeskLanguage): string {
  const { removed } = deskMessages[language].staff.logWords;
  // An address that has no account yet, and the key of a campaign, can be read as they are.
  if (type === "staff" || type === "seasonKey") return id;
  const words: Record<string, string> = removed;
  return words[type] ?? removed.other;
}

async function readNames(
  db: Database,
  type: RefType,
  ids: string[],
  context: Context,
): Promise<Map<string, Name>> {
  const numbers = ids.map(Number).filter((id) => id <= 2_147_483_647);
  const toNames = (rows: { id: number | string; name: string }[], hrefOf?: (id: string) => string | null) =>
    new Map(rows.map(({ id, name }) => [String(id), { text: name, href: hrefOf?.(String(id)) ?? null }]));
  switch (type) {
    case "staff": {
      const { email, name } = staff;
      return toNames(await db.select({ id: email, name }).from(staff).where(inArray(email, ids)));
    }
    case "account": {
      const { id, nickname } = accounts;
      const rows = await db.select({ id, name: nickname }).from(accounts).where(inArray(id, numbers));
      return toNames(rows, (one) => idHref("person", one, context));
    }
    case "enrolment":
    case "enquiry": {
      const table = type === "enrolment" ? enrolments : enquiries;
      const { id, name } = table;
      return toNames(await db.select({ id, name }).from(table).where(inArray(id, numbers)));
    }
    case "seasonKey": {
      const keys = ids.map((id) => id.split(" ")[1] ?? "");
      const rows = await db.select().from(campaignSeasons).where(inArray(campaignSeasons.key, keys));
      const named = rows.filter((row) => ids.includes(seasonId(row)));
      const byId = await readRecordNames(
        db,
        "season",
        named.map(({ id }) => id),
        context,
      );
      return new Map(
        named.flatMap((row) => {
          const name = byId.get(String(row.id));
          return name ? [[seasonId(row), name]] : [];
        }),
      );
    }
    default:
      return readRecordNames(db, type, numbers, context);
  }
}

/** Names content by its published fields, else by its draft; removed content by its last fields, without a link. */
async function readRecordNames(
  db: Database,
  kind: Kind,
  ids: number[],
  context: Context,
): Promise<Map<string, Name>> {
  if (ids.length === 0) return new Map();
  const published = await storeOf(kind).read(db, ids);
  const missing = ids.filter((id) => !published.has(id));
  const rows = await listRecordRows<Fields>(db, kind, missing);
  const drafts = new Map(rows.flatMap(({ id, draft }) => (draft ? [[id, draft] as const] : [])));
  const removed = await readRemovedFields(db, kind, rows);
  const t = deskTranslate(context.language, "content");
  return new Map(
    ids.flatMap((id): [string, Name][] => {
      const current = published.get(id) ?? drafts.get(id);
      const fields: Fields | undefined = current ?? removed.get(id);
      if (!fields) return [];
      const text = recordName(kind, { id, fields: { ...fields } }, t, context.language);
      return [[String(id), { text, href: current ? contentHref(kind, id, context) : null }]];
    }),
  );
}

/** A class opens with its students, other content in its form. */
const contentHref = (kind: Kind, id: number, context: Context): string | null =>
  kind === "series"
    ? idHref("class", String(id), context)
    : canOpen("record", context)
      ? recordHref({ kind, id })
      : null;

const idHref = (screen: "person" | "class", id: string, context: Context): string | null =>
  canOpen(screen, context) ? withId(deskScreens[screen].path, id) : null;

const canOpen = (screen: "person" | "class" | "record", { role }: Context): boolean =>
  (deskScreens[screen].roles as readonly Role[]).includes(role);
