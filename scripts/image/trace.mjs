import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { nodeFileTrace } from "@vercel/nft";
import { root } from "../lib/project.mjs";

/** What starts the site, and what it loads by a name that stands in no page. */
const starts = [
  ".next/site/server.mjs",
  "next.config.mjs",
  "lib/server/page-cache.mjs",
  "lib/provider/db/make-database.mjs",
  "lib/provider/db/pglite-worker.mjs",
  "lib/seo/drawing-process.mjs",
];

/** Read by names that are put together at run time, which no tracing sees: folder, and which files of it. */
const readByName = [
  ["content", /\.(md|yaml)$/],
  ["lib/provider/db/migrations", /\.(sql|json)$/],
  // What lib/seo/picture-fonts.ts sets share pictures in, all characters: a new text needs no new build.
  ["node_modules/@fontsource-variable", /\/(unicode\.json|files\/.+-wght-normal\.woff2)$/],
  ["node_modules/flag-icons/flags/4x3", /\.svg$/],
  ["node_modules/fs-native-extensions/prebuilds", /^linux-/],
  // The decoder of uploaded pictures, a library that another one loads.
  ["node_modules/@img", /^sharp-.*linux-.*\.(node|c?js|json|so[\d.]*)$/],
  // Looked up, though not loaded, when Next reads its configuration.
  ["node_modules/next/dist/compiled/@babel/runtime", /^package\.json$/],
  ["node_modules/next/dist/compiled/webpack", /\.js(on)?$/],
  ["node_modules/swagger-ui-dist", /^swagger-ui(\.css|-bundle\.js)$/],
];

/**
 * What others name and a built site never loads: sources of its own beside what it reads, and tests, also of packages.
 * Behind the files of Next's stand its compilers and its manual: to go through those took half of the time.
 */
const neverLoaded = [
  /^\/(?!node_modules\/).*\.tsx?$/,
  /\.test\.[cm]?[jt]sx?$/,
  /^\/node_modules\/[^/]+\/test\//,
  /\/@swc\/core[^/]*\//,
  /\/react-dom\/cjs\/.*\.development\.js$/,
  /\/next\/dist\/server\/lib\/router-utils\/setup-dev-bundler\.js$/,
  /\/next\/dist\/server\/dev\/next-dev-server\.js$/,
  /\/next\/dist\/cli\/next-upgrade\.js$/,
  /\/next\/dist\/compiled\/next-devtools\//,
];

/** Next's runtimes, each a megabyte and whole in itself: the image has those that Next has traced. */
const runtimes = "next/dist/compiled/next-server/";
/** Served as they are: the browser's half of the site. */
const servedFiles = ".next/site/files/";

/** Files outside `.next` that a built site reads while it runs, as paths relative to the project's folder. */
export async function tracedFiles() {
  const { fileList } = await nodeFileTrace(starts, {
    base: root,
    processCwd: root,
    ignore: (path) => isNeverLoaded(path) || path.includes(runtimes) || path.startsWith(servedFiles),
  });
  const files = [...fileList, ...tracedByNext().filter((path) => !isNeverLoaded(path)), ...named()];
  return new Set(files.filter((path) => !path.startsWith(".next/")));
}

const isNeverLoaded = (path) => neverLoaded.some((pattern) => pattern.test(`/${path}`));

const filesOf = (folder) => readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });

/** Next writes beside each page, and for its server, which files it may ask for. */
function tracedByNext() {
  return filesOf(".next")
    .filter((list) => list.endsWith(".nft.json"))
    .flatMap((list) => {
      const { files } = JSON.parse(readFileSync(join(root, ".next", list), "utf8"));
      return files.map((file) => relative(root, join(root, ".next", dirname(list), file)));
    });
}

function named() {
  return readByName.flatMap(([folder, pattern]) =>
    filesOf(folder)
      .filter((name) => pattern.test(name))
      .map((name) => join(folder, name)),
  );
}
