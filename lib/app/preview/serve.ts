import * as z from "zod";
import { previewPages } from "../editing/kinds";
import { recordAddress } from "../editing/requests";
import { contentCalls } from "../editing/desk-calls";
import { isSecure, readDeskContext, readDeskLanguage } from "../../subjects/staff/read-context";
import { env } from "../../base/env";
import { languages } from "../../base/i18n/languages";
import { createWorkQueue } from "../../base/limits/work-queue";
import { renderPreview } from "./render";
import { ProviderError } from "../../base/contract/provider-error";
import { readBytes } from "../../engines/calls/read-body";
import { validate } from "../../engines/calls/validate";
import { refusalPage, htmlResponse } from "./response";

/**
 * Timeout of a preview, after which its database transaction is released. A page usually renders in a fraction of
 * a second.
 */
const timeoutMs = 10_000;

const previewQuery = recordAddress.extend({
  id: z.coerce.number().pipe(recordAddress.shape.id),
  language: z.enum(languages),
  /** Path of the page, without the language prefix. */
  page: z.string().max(200),
});
type PreviewQuery = z.output<typeof previewQuery>;

/*
 * Previews render one at a time because each holds a transaction. Next bundles this module for a single route, so
 * there is one queue.
 */
const withQueue = createWorkQueue({ concurrency: 1, maxWaiting: 20, maxWaitMs: 10_000 });

/**
 * Renders a page with the values of a record's form for the editor's frame, which posts them. Requires a desk session
 * that may save the record and a same-origin request; nothing is stored or cached.
 */
export async function handlePreview(request: Request): Promise<Response> {
  const { headers, url } = request;
  const language = readDeskLanguage(headers);
  try {
    if (env().API_HOST) throw new ProviderError("notFound", "");
    // Sec-Fetch-Site is same-origin only for frames of this site; other frames and direct links are refused.
    if (headers.get("sec-fetch-site") !== "same-origin") throw new ProviderError("notAllowed", "");
    const { authorizeStaff } = await import("../../subjects/staff/authorize");
    const context = readDeskContext(headers);
    const query = new URL(url).searchParams;
    const save = contentCalls["content/save"];
    await authorizeStaff(save.access, headers.get("cookie"), isSecure(), context);
    const target = validate(previewQuery, Object.fromEntries(query));
    const fields = await readFields(request, save.maxBodyBytes);
    const html = await withQueue(() => render(target, fields, context.now));
    if (html === undefined) throw new ProviderError("notFound", "");
    return htmlResponse(200, html);
  } catch (error) {
    return refusalPage(error, language, new URL(url).searchParams.get("kind"));
  }
}

/** A form encodes most bytes of JSON in Chinese as three characters. */
const formOverhead = 3;

/**
 * Reads the field `fields` of a posted form, which is JSON.
 * @param maxBytes of the JSON
 * @throws ProviderError bodyTooLarge, or invalidInput for another body
 */
async function readFields(request: Request, maxBytes: number): Promise<unknown> {
  const bytes = await readBytes(request, formOverhead * maxBytes);
  try {
    return JSON.parse(new URLSearchParams(Buffer.from(bytes).toString()).get("fields") ?? "");
  } catch {
    throw new ProviderError("invalidInput", "", [{ path: "fields", message: "malformed" }]);
  }
}

async function render({ kind, id, language, page }: PreviewQuery, edited: unknown, now: Date) {
  const { withEdited } = await import("../editing/preview");
  const { database } = await import("../../base/db/connect");
  return withEdited(await database(), { kind, id, fields: edited }, now, (preview, fields) => {
    if (!previewPages(kind, id, fields).includes(page)) throw new ProviderError("notFound", "");
    return withTimeout(renderPreview(`/${language}${page}`, preview));
  });
}

async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("preview timed out")), timeoutMs);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
