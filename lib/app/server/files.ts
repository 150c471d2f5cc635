import { readdirSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, sep } from "node:path";
import send from "send";
import { splitTarget } from "../../base/request/target";
import { embeddableHeaders, isEmbeddable } from "../../engines/routing/base-headers.mjs";
import type { ResponseHeaders } from "../../engines/routing/security-headers";
import { refuse, setHeaders } from "./headers";
import { encodingFor } from "./pages/compress";

/*
 * Static files: those of the build, with a content hash in their names, and those of public/. The build compresses them once
 * (scripts/lib/compress-files.mjs); Next would compress each file for every request.
 */

const suffixes = { br: ".br", gzip: ".gz", identity: "" };
const compressedSuffixes = new Set([suffixes.br, suffixes.gzip]);

/** Content types of compressed files, which `send` cannot derive from their suffixes. */
const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
};

/** Same as in deploy/nginx/site.conf.template. */
const cacheControl = (path: string) =>
  path.startsWith("/_next/static/") ? "public, max-age=31536000, immutable" : "public, max-age=86400";

/** An unsatisfiable range, a failed condition, or a file that cannot be read. */
type SendError = Error & { status?: number; headers?: Record<string, string> };

/**
 * @param folder contains the files under their URL paths; listed once
 * @param headers for every file
 * @returns a function that serves a request for one of the files and returns true, or returns false
 */
export function fileHandler(
  folder: string,
  headers: ResponseHeaders,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const isFile = (name: string) => statSync(join(folder, name)).isFile();
  const files = new Set(names.filter(isFile).map((name) => `/${name.replaceAll(sep, "/")}`));
  return (request, response) => {
    const { path } = splitTarget(request.url);
    const suffix = extname(path);
    if (!files.has(path) || compressedSuffixes.has(suffix)) return false;
    setHeaders(response, headers);
    if (isEmbeddable(path)) setHeaders(response, embeddableHeaders);
    if (request.method !== "GET" && request.method !== "HEAD") {
      refuse(response, 405, { Allow: "GET, HEAD" });
      return true;
    }
    const encoding = encodingFor(request.headers["accept-encoding"] as string | undefined);
    const compressed = path + suffixes[encoding];
    const isCompressed = compressed !== path && files.has(compressed);
    response.setHeader("Vary", "Accept-Encoding");
    response.setHeader("Cache-Control", cacheControl(path));
    if (types[suffix]) response.setHeader("Content-Type", types[suffix]);
    if (isCompressed) response.setHeader("Content-Encoding", encoding);
    send(request, isCompressed ? compressed : path, { root: folder })
      // The default error handling would remove the security headers and send an HTML page.
      .on("error", ({ status = 500, headers }: SendError) => {
        if (response.headersSent) return void response.destroy();
        for (const name of ["Content-Type", "Content-Encoding", "Content-Length", "ETag", "Last-Modified"])
          response.removeHeader(name);
        refuse(response, status, headers);
      })
      .pipe(response);
    return true;
  };
}
