import { ensureTemplate } from "./template.mjs";

// node lib/provider/db/make-template.mjs, in the project's folder: for the build, the tests and the image.
await ensureTemplate();
