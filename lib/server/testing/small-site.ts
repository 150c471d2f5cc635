import { run } from "../../provider/testing/child";

/** Starts the site without its pages (see `serve.ts`) on a data folder; limits are as good as off. */
export function startSmallSite(dataDir: string) {
  const child = run(`import "project:lib/server/testing/serve.ts";`, {
    DATA_DIR: dataDir,
    DATABASE_URL: undefined,
    API_HOST: undefined,
    RATE_LIMIT_FACTOR: "1000",
  });
  const address = child
    .says("listening at")
    .then(() => /listening at (\S+)\./.exec(child.output())?.[1] ?? "");
  return { process: child.process, address, ended: child.ended };
}
