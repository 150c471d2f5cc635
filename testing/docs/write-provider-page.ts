import { readFileSync, writeFileSync } from "node:fs";
import { callsAsMarkdown } from "./provider-calls";

/* `npx tsx testing/docs/write-provider-page.ts && npx prettier --write docs/provider.md`, after the contract changed. */

const file = "docs/provider.md";
const [prose = ""] = readFileSync(file, "utf8").split(/^### /m, 1);
writeFileSync(file, `${prose}${callsAsMarkdown()}\n`);
