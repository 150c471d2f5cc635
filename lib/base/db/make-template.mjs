import { ensureTemplate } from "./template.mjs";

// node lib/base/db/make-template.mjs, run in the project's folder by the build, the tests and the image.
await ensureTemplate();
