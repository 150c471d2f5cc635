import { readdirSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, sep } from "node:path";
import send from "send";
import { refuse } from "../front/answers";
import { encodingFor } from "../front/pack";
import { splitTarget } from "./target";

/*
 * Files that are served as they are: those of the build, whose names hold a hash of their content, and the site's
 * pictures. A build packs them once (scripts/lib/pack-files.mjs); Next would pack each anew for every reader.
 */

const endings = { br: ".br", gzip: ".gz", identity: "" };
const packedEndings = new Set([endings.br, endings.gzip]);

/** Of what is packed, whose name no longer ends in what it is. */
const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
};

/** As the edge has it (deploy/nginx/site.conf.template). */
const cacheControl = (path: string) =>
  path.startsWith("/_next/static/") ? "public, max-age=31536000, immutable" : "public, max-age=86400";

/** A range that the file does not have, a condition that does not hold, or a file that cannot be read. */
type SendError = Error & { status?: number; headers?: Record<string, string> };

export type AnswerFile = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * @param folder holds the files under the paths by which they are asked for. It is read once: a name that is not in it
 * now leads nowhere.
 * @returns answers a request for one of them, and says whether it was one.
 */
export function fileAnswers(folder: string): AnswerFile {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const isFile = (name: string) => statSync(join(folder, name)).isFile();
  const files = new Set(names.filter(isFile).map((name) => `/${name.replaceAll(sep, "/")}`));
  return (request, response) => {
    const { path } = splitTarget(request.url);
    const ending = extname(path);
    if (!files.has(path) || packedEndings.has(ending)) return false;
    // Next answers any other method with an exception, and so with a 500.
    if (request.method !== "GET" && request.method !== "HEAD") {
      refuse(response, 405, { Allow: "GET, HEAD" });
      return true;
    }
    const encoding = encodingFor(request.headers["accept-encoding"] as string | undefined);
    const packed = path + endings[encoding];
    const isPacked = packed !== path && files.has(packed);
    response.setHeader("Vary", "Accept-Encoding");
    response.setHeader("Cache-Control", cacheControl(path));
    if (types[ending]) response.setHeader("Content-Type", types[ending]);
    if (isPacked) response.setHeader("Content-Encoding", encoding);
    send(request, isPacked ? packed : path, { root: folder })
      // By itself it would take away the headers that every answer carries, and answer with a page.
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
