import { describeError } from "../../lib/log/describe-error";
import { rememberHere } from "../here";
import { fillDatabases } from "../provider/filled";
import { postgres, postgresReachable } from "../provider/postgres";
import { redis, redisReachable } from "../server/redis";

/** What of a run's setup needs the project's own modules. @returns its end. */
export async function prepare(): Promise<() => Promise<void>> {
  rememberHere(postgres.address, postgresReachable);
  rememberHere(redis.address, redisReachable);
  try {
    return await fillDatabases();
  } catch (error) {
    // Tests that need none of them say what they have to say.
    process.stderr.write(`No database could be filled for the tests: ${describeError(error)}\n`);
    return async () => undefined;
  }
}
