import { end } from "./jest.mjs";

/** Jest's global teardown. */
export default () => end();
