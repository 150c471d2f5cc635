import type { Database } from "../../base/db/types";
import type { DeskLanguage } from "../../base/desk/language";
import { deskMessages, deskTranslate } from "../../base/desk/messages";
import type { Role } from "../../base/desk/roles";
import { deskScreens, type DeskScreen, type DeskScreenName } from "../../base/desk/screens";
import { withId } from "../../base/paths";
import { listRecordRows } from "../../engines/content/records";
import { hasSeats, kindNames, type Fields, type Kind } from "../editing/kinds";
import { recordHref, recordName } from "../editing/record-name";
import { readRemovedFields } from "../editing/removed";
import { storeOf } from "../editing/stores";
import { auditGroups, auditReferences, auditWords, parseSubject } from "./audits";

type Context = { language: DeskLanguage; role: Role };
/** A part of a sentence: a text, with the address of its page if the reader may open it, or an instant. */
export type LogValue = { text: string; href: string | null } | { at: string };
type Name = Exclude<LogValue, { at: string }>;
/** A sentence's values by placeholder, and the reason of older lines. */
type LogValues = { values: Record<string, LogValue>; note: string | undefined };
/** A record of the site or the database: a kind of content or another declared type, and its id there. */
type Ref = { type: string; id: string };

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
    if (!ref) return { text: auditWords.get(group)?.(value, context.language) ?? value, href: null };
    return names.get(ref.type)?.get(ref.id) ?? { text: removedName(ref, context.language), href: null };
  };
  return subjects.map((groups) => {
    if (!groups) return undefined;
    const { note, ...parts } = groups;
    const values = Object.entries(parts).map(([group, value]) => [group, toValue(group, value)] as const);
    return { values: Object.fromEntries(values), note };
  });
}

/** Groups whose value has the type before the id. */
const typedGroups = new Set(["lead", "lesson", "record"]);

/** The record that a group of a subject refers to. */
function toRef(group: string, value: string): Ref | undefined {
  const [type = "", id = ""] = typedGroups.has(group)
    ? value.split(" ")
    : [auditGroups.get(group) ?? group, value];
  return isKind(type) || auditReferences.has(type) ? { type, id } : undefined;
}

const isKind = (type: string): type is Kind => (kindNames as string[]).includes(type);

function removedName({ type, id }: Ref, language: DeskLanguage): string {
  if (auditReferences.get(type)?.isReadable) return id;
  const { removed } = deskMessages[language].staff.logWords;
  const words: Record<string, string> = removed;
  return words[type] ?? removed.other;
}

const isRowId = (id: string) => !/^\d+$/.test(id) || Number(id) <= 2_147_483_647;

async function readNames(
  db: Database,
  type: string,
  ids: string[],
  context: Context,
): Promise<Map<string, Name>> {
  const found = ids.filter(isRowId);
  const reference = auditReferences.get(type);
  if (isKind(type)) return readRecordNames(db, type, found.map(Number), context);
  if (!reference) return new Map();
  if ("findRecords" in reference) {
    const records = [...(await reference.findRecords(db, found))];
    const named = await Promise.all(
      records.map(async ([id, record]) => {
        const names = isKind(record.kind)
          ? await readRecordNames(db, record.kind, [record.id], context)
          : undefined;
        const name = names?.get(String(record.id));
        return name ? ([[id, name]] as const) : [];
      }),
    );
    return new Map(named.flat());
  }
  const { screen, findNames } = reference;
  const hrefOf = (id: string) =>
    screen && canOpen(screen, context) ? withId(deskScreens[screen].path, id) : null;
  const names = await findNames(db, found);
  return new Map([...names].map(([id, text]) => [id, { text, href: hrefOf(id) }]));
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
function contentHref(kind: Kind, id: number, context: Context): string | null {
  const screen = hasSeats(kind) ? "class" : "record";
  if (!canOpen(screen, context)) return null;
  return screen === "class" ? withId(deskScreens.class.path, String(id)) : recordHref({ kind, id });
}

const canOpen = (screen: DeskScreenName, { role }: Context): boolean => {
  const { roles }: DeskScreen = deskScreens[screen];
  return roles?.includes(role) ?? false;
};
