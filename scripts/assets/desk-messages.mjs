import { writeFileSync } from "node:fs";
import { format } from "prettier";
import { findScreenMessages } from "../lib/desk-messages.mjs";

// Writes which parts of the desk's messages each screen needs. Run it after a screen uses other messages; a test compares.
const file = "lib/base/desk/screen-messages.json";
writeFileSync(file, await format(JSON.stringify(findScreenMessages()), { filepath: file, printWidth: 110 }));
