import { env } from "../../base/env";
import { StartError } from "../../base/db/types";

/** @throws StartError if API_HOST is set, since an external provider has the data. */
export function requireBuiltInProvider(): void {
  if (env().API_HOST) throw new StartError("API_HOST is set: its provider keeps the data.");
}
