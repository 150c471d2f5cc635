import type { Lead } from "../../subjects/leads/lead";

/** The output stream; `isTTY` for a terminal. */
type Output = { isTTY?: boolean; write: (text: string) => unknown };

/** Update interval on a terminal. */
const progressIntervalMs = 1000;
/** Without a terminal, such as in a log, one line per this many leads. */
const leadsPerLine = 10_000;

const formatCount = (count: number) => `${count.toLocaleString("en")} lead${count === 1 ? "" : "s"}`;

/** Passes leads through and prints progress: an updating line on a terminal, occasional lines elsewhere. */
export async function* withProgress(
  batches: AsyncIterable<Lead[]>,
  screen: Output,
  now: () => number = () => performance.now(),
): AsyncGenerator<Lead[]> {
  let count = 0;
  let lastReport = screen.isTTY ? now() : 0;
  let hasProgressLine = false;
  for await (const leads of batches) {
    yield leads;
    count += leads.length;
    if (screen.isTTY) {
      if (now() - lastReport < progressIntervalMs) continue;
      screen.write(`\r${formatCount(count)} ...`);
      hasProgressLine = true;
      lastReport = now();
    } else if (count - lastReport >= leadsPerLine) {
      screen.write(`${formatCount(count)} ...\n`);
      lastReport = count;
    }
  }
  screen.write(`${hasProgressLine ? "\r" : ""}${formatCount(count)}.${hasProgressLine ? "    " : ""}\n`);
}
