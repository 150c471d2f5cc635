import { membersAsks, visitorsAsks, type Ask } from "./asks";
import { putAll, type Finding, type Timeouts } from "./put";
import { writersAsks } from "./write-asks";

export type CheckOptions = {
  /** The provider's address, without a slash at the end. */
  host: string;
  token?: string;
  /** Also sends what changes something: see `writersAsks`. */
  write: boolean;
  /** Tests pass shorter ones, and a moment of their own. */
  timeouts?: Timeouts;
  now?: Date;
};

/** Requests under way at a time: about what a site does that makes a few pages anew. */
const atOnce = 4;

/** Asks a provider for everything that the site asks for. */
export async function checkProvider(options: CheckOptions): Promise<Finding[]> {
  const { token, write, now = new Date() } = options;
  const asked = [...visitorsAsks(), ...membersAsks(token)];
  const read = await askAll(options, asked, atOnce);
  // One by one, after the others: what is booked must not change what is read.
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
