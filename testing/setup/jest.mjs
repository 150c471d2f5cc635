import { join, resolve } from "node:path";
import { ensureTemplate } from "../../lib/provider/db/template.mjs";
import { bundleForChildren } from "./bundle.mjs";

/*
 * Jest's global setup: what is made once and used by every test file. Workers inherit the environment.
 */

/** Takes away what nobody needs after the run. */
export let end = async () => {};

export default async function setup() {
  const folder = resolve(".cache/children");
  await Promise.all([bundleForChildren(folder), ensureTemplate()]);
  process.env.CHILD_BUNDLE = folder;
  const { prepare } = await import(join(folder, "testing/setup/prepare.mjs"));
  end = await prepare();
}
