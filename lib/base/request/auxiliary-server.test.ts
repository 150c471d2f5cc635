import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { observeRequests } from "../../app/bootstrap/observe-requests";
import { get } from "../../../testing/server/get";
import { createAuxiliaryServer } from "./auxiliary-server";

jest.mock("../env", () => ({
  ...jest.requireActual("../env"),
  env: () => ({ SITE_URL: "https://school.example.org", TRUSTED_PROXIES: 0, LOG_LEVEL: "silent" }),
}));

/** Files that may create the site's own server. */
const ownServerFiles = [
  "lib/app/server/bridge.ts",
  "lib/app/server/http-server.ts",
  "lib/base/request/auxiliary-server.ts",
];

test("every HTTP server besides the site's is created as an auxiliary one", () => {
  const sources = ["lib", "app", "components"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
    )
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file));
  const creating = sources.filter((file) => /\bcreate(Secure)?Server\b/.test(readFileSync(file, "utf8")));
  expect(creating.sort()).toEqual(ownServerFiles);
});

test("the site's rules for hosts do not apply to an auxiliary server", async () => {
  const stopObserving = observeRequests();
  const server = createAuxiliaryServer(({ headers, url }, response) => {
    response.end(JSON.stringify({ url, ...headers }));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const sent = { host: "metrics.internal", "x-forwarded-for": "7.7.7.7", cookie: "other=1" };
  const { status, text, headers } = await get(server, "//a/..", sent);
  server.close();
  stopObserving();
  expect(status).toBe(200);
  expect(headers).not.toHaveProperty("x-request-id");
  expect(JSON.parse(text)).toMatchObject({ url: "//a/..", ...sent });
});
