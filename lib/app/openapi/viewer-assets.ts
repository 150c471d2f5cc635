import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Deep links make each call's address shareable. The validator badge is off because it would contact an external
 * host.
 */
const startScript = `window.addEventListener("DOMContentLoaded", () => {
  SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#viewer", deepLinking: true, validatorUrl: null });
});
`;
const style = `body { margin: 0; background: #fff; }
noscript p { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; }
`;

const packageFile = (name: string) => () =>
  readFile(join(/* turbopackIgnore: true */ process.cwd(), "node_modules", "swagger-ui-dist", name), "utf8");
const inlineFile = (text: string) => () => Promise.resolve(text);

/** Allowlist: no other file of the package is served. */
const sources = {
  "swagger-ui.css": { type: "text/css; charset=utf-8", read: packageFile("swagger-ui.css") },
  "swagger-ui-bundle.js": {
    type: "text/javascript; charset=utf-8",
    read: packageFile("swagger-ui-bundle.js"),
  },
  "viewer.css": { type: "text/css; charset=utf-8", read: inlineFile(style) },
  "viewer.js": { type: "text/javascript; charset=utf-8", read: inlineFile(startScript) },
};
export type AssetName = keyof typeof sources;
export type Asset = {
  type: string;
  text: string;
  /** Hash of the content, so that browsers can cache each version forever. */
  version: string;
};

const loaded = new Map<AssetName, Promise<Asset>>();

/** One file of the viewer, read once; undefined for a name outside the allowlist. */
export function viewerAsset(name: string): Promise<Asset> | undefined {
  if (!isAssetName(name)) return undefined;
  const asset = loaded.get(name) ?? load(name);
  loaded.set(name, asset);
  return asset;
}

function isAssetName(name: string): name is AssetName {
  return Object.hasOwn(sources, name);
}

async function load(name: AssetName): Promise<Asset> {
  const { type, read } = sources[name];
  const text = await read();
  return { type, text, version: createHash("sha256").update(text).digest("hex").slice(0, 12) };
}
