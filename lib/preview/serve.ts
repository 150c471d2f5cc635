import * as z from "zod";
import { regionLanguages, regions } from "../reference/campaign-regions";
import { previewPages, seasonPages } from "../editing/preview-pages";
import { recordAddress } from "../editing/requests";
import { contentCalls } from "../editing/desk-calls";
import { seasonsCalls } from "../campaign/desk-calls";
import { isSecure, readDeskContext, readDeskLanguage } from "../staff/read-context";
import { env } from "../env";
import { languages } from "../i18n/languages";
import { createWorkQueue } from "../limits/work-queue";
import { previewedSeason } from "../campaign/current-season";
import { openAdverts } from "../placements/open-adverts";
import { previewedSchool } from "../school/school";
import { renderPreview } from "./render";
import { ProviderError } from "../contract/provider-error";
import { validate } from "../calls/validate";
import { refusalPage, htmlResponse } from "./response";

/**
 * Timeout of a preview, after which its database transaction is released. A page usually renders in a fraction of
 * a second.
 */
const timeoutMs = 10_000;

const pageFields = {
  language: z.enum(languages),
  /** Path of the page, without the language prefix. */
  page: z.string().max(200),
};
const previewQuery = z.union([
  recordAddress.extend({ id: z.coerce.number().pipe(recordAddress.shape.id), ...pageFields }),
  z.strictObject({
    kind: z.literal("season"),
    region: z.enum(regions),
    key: z.string().max(40),
    ...pageFields,
  }),
]);
type PreviewQuery = z.output<typeof previewQuery>;

/*
 * Previews render one at a time because each holds a transaction. Next bundles this module for a single route, so
 * there is one queue.
 */
const withQueue = createWorkQueue({ concurrency: 1, maxWaiting: 20, maxWaitMs: 10_000 });

/**
 * Renders a page with a record's draft for the editor's frame. Requires a desk session that may read the record
 * and a same-origin request; never cached.
 */
export async function handlePreview(request: Request): Promise<Response> {
  const { headers, url } = request;
  const language = readDeskLanguage(headers);
  try {
    if (env().API_HOST) throw new ProviderError("notFound", "");
    // Sec-Fetch-Site is same-origin only for frames of this site; other frames and direct links are refused.
    if (headers.get("sec-fetch-site") !== "same-origin") throw new ProviderError("notAllowed", "");
    const { authorizeStaff } = await import("../staff/authorize");
    const context = readDeskContext(headers);
    const query = new URL(url).searchParams;
    const isSeason = query.get("kind") === "season";
    const { access } = isSeason ? seasonsCalls["seasons/read"] : contentCalls["content/read"];
    await authorizeStaff(access, headers.get("cookie"), isSecure(), context);
    const target = validate(previewQuery, Object.fromEntries(query));
    const html = await withQueue(() =>
      target.kind === "season" ? renderSeason(target) : render(target, context.now),
    );
    if (html === undefined) throw new ProviderError("notFound", "");
    return htmlResponse(200, html);
  } catch (error) {
    return refusalPage(error, language);
  }
}

async function render({ kind, id, language, page }: Exclude<PreviewQuery, { kind: "season" }>, now: Date) {
  const { withDraft } = await import("../editing/preview");
  const { database } = await import("../db/connect");
  return withDraft(await database(), { kind, id }, now, (preview, fields) => {
    if (!previewPages(kind, id, fields).includes(page)) throw new ProviderError("notFound", "");
    const isAdvert = kind === "placement" && fields.place === "advert";
    const values = { ...preview.values, ...(isAdvert && openAdverts.entry(true)) };
    return withTimeout(renderPreview(`/${language}${page}`, { ...preview, values }));
  });
}

/** Renders a season preview: the season is passed to the page, so nothing is written to the database. */
async function renderSeason({ region, key, page }: Extract<PreviewQuery, { kind: "season" }>) {
  const { readEditedSeason } = await import("../campaign/edited-season");
  const { readPublishedFacts } = await import("../school/store");
  const { database } = await import("../db/connect");
  const db = await database();
  const season = (await readEditedSeason(db, { region, key }))?.body;
  if (!season || !seasonPages(region).includes(page)) throw new ProviderError("notFound", "");
  const values = {
    ...previewedSchool.entry(await readPublishedFacts(db)),
    ...previewedSeason.entry(season),
  };
  return withTimeout(renderPreview(`/${regionLanguages[region]}${page}`, { db, values }));
}

async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("preview timed out")), timeoutMs);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
