import { memberRequests, visitorRequests, type ProviderRequest } from "./requests";
import { sendWithPages, type Finding, type Timeouts } from "./send-request";
import { writeRequests } from "./write-requests";

export type CheckOptions = {
  /** The provider's address, without a trailing slash. */
  host: string;
  token?: string;
  /** Also sends requests that change data: see `writeRequests`. */
  write: boolean;
  /** Tests pass shorter timeouts and a fixed time. */
  timeouts?: Timeouts;
  now?: Date;
};

/** Concurrent requests: about as many as a site has that renders a few pages. */
const maxConcurrent = 4;

/** Sends the provider every kind of request that the site sends. */
export async function checkProvider(options: CheckOptions): Promise<Finding[]> {
  const { token, write, now = new Date() } = options;
  const requests = [...visitorRequests(), ...memberRequests(token)];
  const readFindings = await sendAll(options, requests, maxConcurrent);
  // Sequentially and last, so that bookings do not change what is read.
  return write
    ? [...readFindings, ...(await sendAll(options, writeRequests(token, readFindings, now), 1))]
    : readFindings;
}

async function sendAll(
  { host, timeouts }: CheckOptions,
  asks: readonly ProviderRequest[],
  workers: number,
): Promise<Finding[]> {
  const findings: Finding[][] = [];
  const queue = [...asks.entries()];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      findings[next[0]] = await sendWithPages(host, next[1], timeouts);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return findings.flat();
}
