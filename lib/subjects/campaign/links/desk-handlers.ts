import { eq } from "drizzle-orm";
import sharp from "sharp";
import { encode, renderSVG } from "uqr";
import { regionsWithSeason } from "../current-season";
import { regionOf } from "../../../base/reference/campaign-regions";
import type { linkCalls } from "./desk-calls";
import type { DeskLanguage } from "../../../base/desk/language";
import { deskRefusal } from "../../../base/desk/refusals";
import { env } from "../../../base/env";
import { campaignPaths } from "../../../base/paths";
import { database } from "../../../base/db/connect";
import { campaignLinks } from "./tables";
import type { Database } from "../../../base/db/types";
import { byteOrderMark, formatCsvRow } from "../../../base/text/csv";
import { loadLinks } from "./save-counts";
import { listLinkDays, listLinksWithCounts, type Link, type Span } from "./worth";
import { writeAuditLog } from "../audit";
import type { DeskHandlers } from "../../staff/context";

/** Links per page. */
const pageSize = 50;
/** The width of the picture in pixels: enough for print at 10 cm. */
const codePixels = 1024;
const codeOptions = { ecc: "M", border: 2 } as const;

export const linkHandlers: DeskHandlers<typeof linkCalls> = {
  "links/list": async ({ from, to, before }) => {
    const rows = await listLinksWithCounts(await database(), { from, to }, pageSize + 1, before);
    const links = rows.slice(0, pageSize).map(({ link, worth }) => ({ ...toDto(link), ...worth }));
    return { links, more: rows.length > pageSize, regions: await regionsWithSeason() };
  },

  "links/days": async ({ id, from, to }, { language }) => {
    const db = await database();
    const link = await requireLink(db, id, language);
    const { size, data } = encode(linkUrl(link), codeOptions);
    const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { days: await listLinkDays(db, link, { from, to }), code: { size, path: squares.join("") } };
  },

  "links/make": async ({ region, name, note, utm }, { self, language }) => {
    if (!(await regionsWithSeason()).includes(region)) throw deskRefusal("noPages", language, "region");
    const db = await database();
    const segment = `${region}-${name}`;
    const utmValues = Object.fromEntries(Object.entries(utm).filter(([, value]) => value !== ""));
    const id = await db.transaction(async (tx) => {
      const [insertedRow] = await tx
        .insert(campaignLinks)
        .values({ segment, note, utm: utmValues })
        .onConflictDoNothing()
        .returning({ id: campaignLinks.id });
      if (!insertedRow) throw deskRefusal("linkTaken", language, "name");
      await writeAuditLog(tx, self.id, "link-made", segment);
      return insertedRow.id;
    });
    await loadLinks(db);
    return { id };
  },

  "links/end": async ({ id, ended }, { self, language }) => {
    const db = await database();
    await db.transaction(async (tx) => {
      const [link] = await tx
        .update(campaignLinks)
        .set({ ended })
        .where(eq(campaignLinks.id, id))
        .returning();
      if (!link) throw deskRefusal("gone", language);
      await writeAuditLog(tx, self.id, ended ? "link-ended" : "link-resumed", link.segment);
    });
    await loadLinks(db);
    return {};
  },

  "links/code": async ({ id, format }, { language }) => {
    const link = await requireLink(await database(), id, language);
    const svg = renderSVG(linkUrl(link), codeOptions);
    if (format === "svg")
      return { name: `${link.segment}.svg`, type: "image/svg+xml", pieces: singlePiece(svg) };
    const png = sharp(Buffer.from(svg), { density: 300 }).resize(codePixels, codePixels, {
      kernel: "nearest",
    });
    return {
      name: `${link.segment}.png`,
      type: "image/png",
      pieces: singlePiece(await png.png().toBuffer()),
    };
  },

  "links/export": async (span) => ({
    name: "links.csv",
    type: "text/csv; charset=utf-8",
    pieces: csvPieces(await database(), span),
  }),
};

async function requireLink(db: Database, id: number, language: DeskLanguage): Promise<Link> {
  const [link] = await db.select().from(campaignLinks).where(eq(campaignLinks.id, id));
  if (!link) throw deskRefusal("gone", language);
  return link;
}

/** The public URL of a link: the campaign's home page with the link's name and utm values. */
function linkUrl({ segment, utm }: Link): string {
  const address = new URL(env().SITE_URL);
  address.pathname = campaignPaths.home(regionOf(segment, "en")) + segment.slice(2);
  address.search = String(new URLSearchParams(utm));
  return address.href;
}

const toDto = (link: Link) => ({
  id: link.id,
  segment: link.segment,
  address: linkUrl(link),
  note: link.note,
  ended: link.ended,
  created_at: link.createdAt.toISOString(),
});

const columns = ["link", "note", "address", "ended", "visits", "begun", "enrolled", "suspect"];

/** Yields CSV with one line per link, page by page. */
async function* csvPieces(db: Database, span: Span): AsyncGenerator<string> {
  yield byteOrderMark + formatCsvRow(columns);
  let before: number | undefined;
  for (;;) {
    const rows = await listLinksWithCounts(db, span, pageSize, before);
    yield rows
      .map(({ link, worth: { visits, begun, enrolled, suspect } }) =>
        formatCsvRow([
          link.segment,
          link.note,
          linkUrl(link),
          String(link.ended),
          visits,
          begun,
          enrolled,
          suspect,
        ]),
      )
      .join("");
    if (rows.length < pageSize) return;
    before = rows.at(-1)?.link.id;
  }
}

async function* singlePiece<Piece>(piece: Piece): AsyncGenerator<Piece> {
  yield piece;
}
