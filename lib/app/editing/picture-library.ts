import { count, desc } from "drizzle-orm";
import { textsIn } from "../../engines/content/texts-in";
import { listDrafts } from "../../engines/content/records";
import { pictures } from "../../engines/pictures/tables";
import type { Database } from "../../base/db/types";
import { parsePictureAddress, pictureAddress } from "../../engines/pictures/address";
import { fieldEntries } from "./form";
import { kindNames, type Fields, type Kind } from "./kinds";
import { storeOf } from "./stores";
import { identifyingFields } from "./work";

/** Pictures per page of the library. */
export const picturesPerPage = 24;
/** Records that are named for each picture. */
const maxUses = 3;

type PictureUse = { kind: Kind; id: number; fields: Record<string, unknown> };

/** Returns a page of the uploaded pictures, newest first, each with the records that show it. */
export async function listPictures(db: Database, page: number) {
  const [{ total = 0 } = {}] = await db.select({ total: count() }).from(pictures);
  const rows = await db
    .select()
    .from(pictures)
    .orderBy(desc(pictures.createdAt), pictures.hash)
    .limit(picturesPerPage)
    .offset((page - 1) * picturesPerPage);
  const uses = await findUses(db, new Set(rows.map(({ hash }) => hash)));
  const list = rows.map(({ hash, width, height, createdAt }) => {
    const records = uses.get(hash) ?? [];
    return {
      ...{ address: pictureAddress(hash, width), width, height },
      uploaded_at: createdAt.toISOString(),
      use_count: records.length,
      used_in: records.slice(0, maxUses),
    };
  });
  return { total, page, per_page: picturesPerPage, list };
}

/** Kinds whose records have pictures. */
const kindsWithPictures = kindNames.filter((kind) =>
  fieldEntries(kind).some(([, { input }]) => input === "picture" || input === "sections"),
);

/** Finds the records, published or drafts, that show pictures. Kinds are bounded, so all their records are read. */
export async function findUses(
  db: Database,
  hashes: ReadonlySet<string>,
): Promise<Map<string, PictureUse[]>> {
  const uses = new Map<string, PictureUse[]>();
  if (hashes.size === 0) return uses;
  const drafts = await listDrafts<Fields, Kind>(db);
  for (const kind of kindsWithPictures) {
    const records = new Map<number, Fields[]>();
    for (const [id, fields] of (await storeOf(kind).read(db)) as Map<number, Fields>)
      records.set(id, [fields]);
    for (const { id, draft } of drafts.filter((row) => row.kind === kind))
      records.set(id, [draft, ...(records.get(id) ?? [])]);
    for (const [id, versions] of records) {
      const shown = new Set(textsIn(versions).flatMap(([, text]) => parsePictureAddress(text)?.hash ?? []));
      const use = { kind, id, fields: identifyingFields(kind, { ...versions[0] }) };
      for (const hash of shown) if (hashes.has(hash)) uses.set(hash, [...(uses.get(hash) ?? []), use]);
    }
  }
  return uses;
}
