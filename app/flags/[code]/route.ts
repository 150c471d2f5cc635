import { readFile } from "node:fs/promises";
import path from "node:path";

const folder = path.join(process.cwd(), "node_modules/flag-icons/flags/4x3");

/** A single flag of the flag library, whose style sheet would load all of them. */
export async function GET(_request: Request, { params }: RouteContext<"/flags/[code]">) {
  const { code } = await params;
  const svg = /^[a-z]{2}$/.test(code)
    ? await readFile(path.join(folder, `${code}.svg`)).catch(() => null)
    : null;
  if (!svg) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(svg), {
    headers: { "content-type": "image/svg+xml", "cache-control": "public, max-age=2592000" },
  });
}
