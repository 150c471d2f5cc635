import { settingNames } from "../lib/base/env";

/** Settings the tests must not inherit: each server is set up by this file alone. */
export const unsetSettings = {
  ...(Object.fromEntries(settingNames.map((name) => [name, ""])) as Record<
    (typeof settingNames)[number],
    string
  >),
  // Most tests use the season of January 2021, which the spec defines.
  DEMO_SEASONS: "false",
};

/** First port of the servers; `npm test` chooses another if it is busy. */
const firstPort = Number(process.env.E2E_PORT ?? 4400);

function server(offset: number, env: Record<string, string> = {}) {
  const port = firstPort + offset;
  const address = `http://localhost:${port}`;
  return { port, address, env: { ...unsetSettings, SITE_URL: address, ...env } };
}

/** The metrics address of the first server. */
const figuresPort = firstPort + 4;

/** A provider that records its requests (scripts/e2e-recorder.ts). */
export const recorder = { port: firstPort + 3, address: `http://127.0.0.1:${firstPort + 3}` };

/** The production servers for the browser tests, by their configuration. */
export const servers = {
  /** The site with its embedded provider and demo content; all tests log in from one address. */
  embedded: {
    ...server(0, { RATE_LIMIT_FACTOR: "1000", METRICS_PORT: String(figuresPort) }),
    figures: `http://127.0.0.1:${figuresPort}/metrics`,
  },
  /** A site whose provider is down, and a separate Vietnamese site. Its limits are the default ones. */
  down: server(1, { API_HOST: "http://127.0.0.1:9", VIETNAM_SITE_URL: "https://vn.yuqiao.example" }),
  /** A site with another provider, which responds and records its requests. */
  recorded: server(2, { API_HOST: recorder.address }),
};
