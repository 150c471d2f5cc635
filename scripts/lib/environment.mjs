import { Stop } from "./run.mjs";

/**
 * Checks the environment variables against lib/base/env.ts before a long build; the server checks them again at its start.
 * @throws Stop with one line that names the problem
 */
export async function checkEnvironment() {
  // Imported here: commands that install packages load this file before tsx is installed.
  const { tsImport } = await import("tsx/esm/api");
  const { readEnv } = await tsImport("../../lib/base/env.ts", import.meta.url);
  try {
    readEnv(process.env);
  } catch (error) {
    throw new Stop(error.message);
  }
}
