import { once } from "node:events";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import next from "next";
import { env, type Env } from "../env";
import { visitCookies } from "../front/answers";
import { askNext, type AskNext } from "../front/ask-next";
import { inlineScripts } from "../front/inline-scripts";
import { createPageFront } from "../front/page-front";
import { plainFront } from "../front/plain-front";
import { decider } from "../front/variant";
import { setPreviewRenderer } from "../preview/renderer";
import { classCheck, knownClassesPath, type KnownClasses } from "../routing/known-classes";
import { endOnSignal } from "./end";
import { fileAnswers } from "./files";
import { fromInside, renewPath } from "./inside";
import { answerLinkEvents } from "./link-events";
import { previewRenderer } from "./preview";
import { receiver } from "./receive";
import { whenContentChanges } from "./renew";
import { RequestWatch } from "./requests";
import { createSiteServer } from "./site-server";

/* What answers visitors. Compiled by scripts/lib/bundle-server.mjs, started by ./site. */

/** Put in by the bundler: lib/front/starter, compiled. */
declare const STARTER: string;

/** Beside the compiled server (scripts/lib/finish-build.mjs). */
const packedFiles = fileURLToPath(new URL("files", import.meta.url));

const development = process.env.NODE_ENV === "development";

export async function startSite(): Promise<void> {
  const settings = env();
  /** Pages are finished, or shown as Next makes them. */
  const finished = !development && settings.FINISHED_PAGES === "true";
  // Next listens for upgrades on this server, which nobody reaches. Only its development server has a use for them.
  const upgrades = createServer();
  const app = next({ dev: development, port: settings.PORT, httpServer: upgrades });
  await app.prepare();
  const handle = app.getRequestHandler();
  const ask = askNext(handle, new URL(settings.SITE_URL).host);
  const classes = knownClasses(ask);
  const decideFor = deciderFor(settings, classes.check);
  const front = finished ? await pageFront(settings, ask, decideFor) : undefined;
  whenContentChanges(async () => {
    await ask(renewPath, fromInside);
    classes.renew();
    front?.renew();
  });
  setPreviewRenderer(previewRenderer(ask));
  const watch = new RequestWatch();
  const server = createSiteServer({
    receive: receiver({
      secure: isSecure(settings),
      apiHost: settings.API_HOST,
      trustedProxies: settings.TRUSTED_PROXIES,
      development,
      inlineScripts: finished ? [...inlineScripts, STARTER] : undefined,
    }),
    watch,
    front:
      front?.answer ?? plainFront({ decideFor, cookiesFor: cookiesFor(settings), next: handle, development }),
    linkEvents: answerLinkEvents({
      ownOrigin: new URL(settings.SITE_URL).origin,
      rateLimitFactor: settings.RATE_LIMIT_FACTOR,
    }),
    file: development ? undefined : fileAnswers(packedFiles),
    next: handle,
  });
  if (development) server.on("upgrade", (...upgrade) => upgrades.emit("upgrade", ...upgrade));
  endOnSignal(server, watch);
  server.listen(settings.PORT);
  // Nobody else hears of a port that is taken: the process would live on without one, or end as if all were well.
  await once(server, "listening");
}

async function pageFront(settings: Env, ask: AskNext, decideFor: DecideFor) {
  return createPageFront({
    askNext: ask,
    decideFor,
    cookiesFor: cookiesFor(settings),
    starter: STARTER,
    shared: settings.REDIS_URL ? await sharedThrough(settings.REDIS_URL) : undefined,
  });
}

/** Imported where it is used: to load Redis's client takes a twentieth of a start. */
async function sharedThrough(redisUrl: string) {
  const { sharedData } = await import("../front/shared-data");
  return sharedData(redisUrl);
}

const isSecure = ({ SITE_URL }: Env) => SITE_URL.startsWith("https:");
const cookiesFor = (settings: Env) => visitCookies(isSecure(settings));

const knownClasses = (ask: AskNext) =>
  classCheck(async () => {
    const { status, body } = await ask(knownClassesPath, fromInside);
    return status === 200 ? (JSON.parse(body) as KnownClasses) : undefined;
  });

function deciderFor(
  { SITE_URL, VIETNAM_SITE_URL, API_HOST }: Env,
  isThere: (path: string) => Promise<boolean>,
) {
  const { origin } = new URL(SITE_URL);
  return decider({ vietnamSite: VIETNAM_SITE_URL, ownOrigin: origin, embedded: !API_HOST }, isThere);
}

type DecideFor = ReturnType<typeof decider>;
