import { readFileSync, writeFileSync } from "node:fs";
import { renderCalls } from "./provider-calls";

/*
 * Regenerates the call reference in docs/provider.md. Run after changes to the contract:
 * `npx tsx testing/docs/write-provider-page.ts && npx prettier --write docs/provider.md`.
 */

const file = "docs/provider.md";
const [introduction = ""] = readFileSync(file, "utf8").split(/^### /m, 1);
writeFileSync(file, `${introduction}${renderCalls()}\n`);
