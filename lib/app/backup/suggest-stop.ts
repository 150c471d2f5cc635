import { FolderInUse, StartError } from "../../base/db/types";

/**
 * Rethrows an error, and says what to do if a running site holds the data folder: these commands replace or leave
 * behind data that it would keep writing.
 */
export function suggestStop(error: unknown): never {
  if (error instanceof FolderInUse)
    throw new StartError(`${error.message} Stop the site first.`, { cause: error });
  throw error;
}
