import { membersAsks, visitorsAsks, type Ask } from "./asks";
import { putAll, type Finding, type Timeouts } from "./put";
import { writersAsks } from "./write-asks";

export type CheckOptions = {
  /** The provider's address, without a trailing slash. */
  host: string;
  token?: string;
  /** Also sends requests that change data: see `writersAsks`. */
  write: boolean;
  /** Tests pass shorter timeouts and a fixed time. */
  timeouts?: Timeouts;
  now?: Date;
};

/** Concurrent requests: about as many as a site has that renders a few pages. */
const atOnce = 4;

/** Sends the provider every kind of request that the site sends. */
export async function checkProvider(options: CheckOptions): Promise<Finding[]> {
  const { token, write, now = new Date() } = options;
  const asked = [...visitorsAsks(), ...membersAsks(token)];
  const read = await askAll(options, asked, atOnce);
  // Sequentially and last, so that bookings do not change what is read.
  return write ? [...read, ...(await askAll(options, writersAsks(token, read, now), 1))] : read;
}

async function askAll(
  { host, timeouts }: CheckOptions,
  asks: readonly Ask[],
  workers: number,
): Promise<Finding[]> {
  const findings: Finding[][] = [];
  const waiting = [...asks.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      findings[next[0]] = await putAll(host, next[1], timeouts);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return findings.flat();
}
