import { env } from "../../env";
import { StartError } from "../db/types";

/** @throws StartError where API_HOST names another provider: what it keeps is out of reach. */
export function requireOwnData(): void {
  if (env().API_HOST) throw new StartError("API_HOST is set: its provider keeps the data.");
}
