import * as z from "zod";
import { regionLanguages, regions } from "../campaign/region";
import { escapeHtml } from "../content/html";
import { codes } from "../contract/codes";
import { previewPages, seasonPages } from "../desk/content/preview-pages";
import { recordAddress } from "../desk/content/requests";
import { deskLanguage, type DeskLanguage } from "../desk/language";
import { deskWords } from "../desk/words";
import { env } from "../env";
import { languages } from "../i18n/languages";
import { hashSources, inlineScripts } from "../markup/inline-scripts";
import { workQueue } from "../limits/work-queue";
import { renderPreview } from "../preview/render";
import { ProviderError } from "../provider/types";
import { isLocalClient } from "../request/client-header";
import { baseHeaders, formatPolicy } from "../routing/base-headers.mjs";
import { pageDirectives, transportHeaders } from "../routing/security-headers";
import { failure } from "./answer";
import { isSecure } from "./desk";
import { askerOf } from "./limit";
import { deviceOf } from "./log-in";
import { validate } from "./validate";

/**
 * Timeout of a preview, after which its database transaction is released. A page usually renders in a fraction of
 * a second.
 */
const longestMs = 10_000;

const page = {
  language: z.enum(languages),
  /** Path of the page, without the language prefix. */
  page: z.string().max(200),
};
const asked = z.union([
  recordAddress.extend({ id: z.coerce.number().pipe(recordAddress.shape.id), ...page }),
  z.strictObject({ kind: z.literal("season"), region: z.enum(regions), key: z.string().max(40), ...page }),
]);
type Asked = z.output<typeof asked>;

/*
 * Previews render one at a time because each holds a transaction. Next bundles this module for a single route, so
 * there is one queue.
 */
const inTurn = workQueue({ concurrency: 1, maxWaiting: 20, maxWaitMs: 10_000 });

/**
 * Renders a page with a record's draft for the editor's frame. Requires a desk session that may read the record
 * and a same-origin request; never cached.
 */
export async function answerPreview(request: Request): Promise<Response> {
  const { headers, url } = request;
  const language = deskLanguage({ acceptLanguage: headers.get("accept-language") });
  try {
    if (env().API_HOST) throw new ProviderError("notFound", "");
    // Sec-Fetch-Site is same-origin only for frames of this site; other frames and direct links are refused.
    if (headers.get("sec-fetch-site") !== "same-origin") throw new ProviderError("notAllowed", "");
    const { admit } = await import("../provider/desk");
    const now = new Date();
    const setSession = () => undefined;
    const { address: network = "" } = askerOf(headers);
    const asker = { network, device: deviceOf(headers), inBackground: false };
    const query = new URL(url).searchParams;
    const call = query.get("kind") === "season" ? "seasons/read" : "content/read";
    const isLocal = isLocalClient(headers);
    await admit(call, headers.get("cookie"), isSecure(), { language, now, isLocal, setSession, ...asker });
    const sent = validate(asked, Object.fromEntries(query));
    const html = await inTurn(() => (sent.kind === "season" ? renderSeason(sent) : render(sent, now)));
    if (html === undefined) throw new ProviderError("notFound", "");
    return send(200, html);
  } catch (error) {
    return refuse(error, language);
  }
}

async function render({ kind, id, language, page }: Exclude<Asked, { kind: "season" }>, now: Date) {
  const { withDraft } = await import("../provider/content/preview");
  const { database } = await import("../provider/db/connect");
  return withDraft(await database(), { kind, id }, now, (preview, fields) => {
    if (!previewPages(kind, id, fields).includes(page)) throw new ProviderError("notFound", "");
    const advert = kind === "placement" && fields.place === "advert";
    return inTime(renderPreview(`/${language}${page}`, { ...preview, advert }));
  });
}

/** Renders a season preview: the season is passed to the page, so nothing is written to the database. */
async function renderSeason({ region, key, page }: Extract<Asked, { kind: "season" }>) {
  const { editedSeason } = await import("../provider/campaign/edited-season");
  const { publishedFacts } = await import("../provider/content/school-store");
  const { database } = await import("../provider/db/connect");
  const db = await database();
  const season = (await editedSeason(db, { region, key }))?.body;
  if (!season || !seasonPages(region).includes(page)) throw new ProviderError("notFound", "");
  const preview = { db, school: await publishedFacts(db), season };
  return inTime(renderPreview(`/${regionLanguages[region]}${page}`, preview));
}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("preview timed out")), longestMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Shows the problems inside the frame, in the desk's language. */
function refuse(error: unknown, language: DeskLanguage): Response {
  const { envelope } = failure(error, language, "preview");
  const problems: Record<string, string> = deskWords[language].content.problems;
  const issues = error instanceof ProviderError ? (error.issues ?? []) : [];
  const lines = issues.flatMap(({ message }) => problems[message] ?? []);
  const text = lines.length > 0 ? lines : [envelope.message];
  const { status } = codes[error instanceof ProviderError ? error.codeName : "internal"];
  const title = escapeHtml(deskWords[language].content.preview.title);
  const body = text.map((line) => `<p>${escapeHtml(line)}</p>`).join("");
  return send(
    status,
    `<!doctype html><html lang="${language}"><head><title>${title}</title></head><body><main>${body}</main></body></html>`,
  );
}

/**
 * Response headers for pages in the desk's frames; only the inline scripts that run before first paint are
 * allowed.
 */
function previewHeaders(): Record<string, string> {
  const settings = {
    isSecure: isSecure(),
    isDevelopment: process.env.NODE_ENV === "development",
    apiHost: env().API_HOST,
    inlineScripts: "",
  };
  return {
    ...baseHeaders,
    ...transportHeaders(settings.isSecure),
    "Content-Security-Policy": formatPolicy({
      ...pageDirectives(settings),
      "script-src": hashSources(inlineScripts),
      "connect-src": "'none'",
      "form-action": "'none'",
      "frame-ancestors": "'self'",
    }),
    "X-Frame-Options": "SAMEORIGIN",
    "Referrer-Policy": "same-origin",
    "X-Robots-Tag": "noindex, nofollow",
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "private, no-store",
  };
}

function send(status: number, html: string): Response {
  return new Response(html, { status, headers: previewHeaders() });
}
