import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { loadEnvConfig } from "@next/env";
import { env } from "../../base/env";
import { hashSources, inlineScripts } from "../markup/inline-scripts";
import { listenHost } from "../../base/public-address.mjs";
import { classCheck, fetchKnownClasses } from "../../engines/routing/known-classes";
import { otherHeaders, pageHeaders } from "../../engines/routing/security-headers";
import { routingSettings } from "../../engines/routing/settings";
import { offeredLanguages } from "../../subjects/school/school";
import { startApplication } from "./bridge";
import { fileHandler } from "./files";
import { createHttpServer } from "./http-server";
import { createPageHandler } from "./pages/page-handler";
import { sharedDataThrough } from "./pages/shared-data";
import { closeOnSignal } from "./shutdown";

/*
 * Entry point of the accelerator: the process of `npm start`, with Next inside (docs/decisions/0040-accelerator.md). It serves
 * cached pages and static files, and forwards all other requests. Bundled by scripts/lib/bundle-server.mjs.
 */

/** Defined by the bundler: the hydration loader (./pages/hydration-loader), compiled. */
declare const LOADER: string;

/** Static files beside the bundle (scripts/lib/compress-files.mjs). */
const filesFolder = fileURLToPath(new URL("files", import.meta.url));

async function start(): Promise<void> {
  // Loads .env files, as `next start` does, before anything reads a setting.
  loadEnvConfig(process.cwd(), false);
  const { PORT, SITE_URL, REDIS_URL } = env();
  const routing = {
    ...routingSettings(process.env),
    // Next runs in this process and keeps the school's facts current (lib/app/bootstrap/provider.ts).
    get offered() {
      return offeredLanguages();
    },
  };
  const { isSecure } = routing;
  const application = await startApplication(PORT, new URL(SITE_URL).host);
  const classes = classCheck(fetchKnownClasses);
  const pages = createPageHandler({
    renderWithNext: application.renderWithNext,
    routing,
    isClassKnown: classes.check,
    headersOf: pageHeaders({
      isSecure,
      apiHost: routing.apiHost,
      isDevelopment: false,
      inlineScripts: hashSources([...inlineScripts, LOADER]),
    }),
    loader: LOADER,
    shared: REDIS_URL ? await sharedDataThrough(REDIS_URL) : undefined,
  });
  const server = createHttpServer({
    pages: pages.handle,
    files: fileHandler(filesFolder, otherHeaders(isSecure)),
    next: application.handle,
    errorHeaders: otherHeaders(isSecure),
    onRevalidated: () => {
      classes.reset();
      pages.revalidate();
    },
  });
  closeOnSignal(server);
  server.listen(PORT, listenHost(process.env));
  await once(server, "listening");
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
