import { removeRunFiles } from "./global-setup.mjs";

/** Jest's global teardown. */
export default () => removeRunFiles();
