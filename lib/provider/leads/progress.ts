import type { Lead } from "./lead";

/** The output stream; `isTTY` for a terminal. */
type Screen = { isTTY?: boolean; write: (text: string) => unknown };

/** Update interval on a terminal. */
const progressIntervalMs = 1000;
/** Without a terminal, such as in a log, one line per this many leads. */
const leadsPerLine = 10_000;

const counted = (count: number) => `${count.toLocaleString("en")} lead${count === 1 ? "" : "s"}`;

/** Passes leads through and prints progress: an updating line on a terminal, occasional lines elsewhere. */
export async function* withProgress(
  batches: AsyncIterable<Lead[]>,
  screen: Screen,
  now: () => number = () => performance.now(),
): AsyncGenerator<Lead[]> {
  let count = 0;
  let told = screen.isTTY ? now() : 0;
  let shown = false;
  for await (const leads of batches) {
    yield leads;
    count += leads.length;
    if (screen.isTTY) {
      if (now() - told < progressIntervalMs) continue;
      screen.write(`\r${counted(count)} ...`);
      shown = true;
      told = now();
    } else if (count - told >= leadsPerLine) {
      screen.write(`${counted(count)} ...\n`);
      told = count;
    }
  }
  screen.write(`${shown ? "\r" : ""}${counted(count)}.${shown ? "    " : ""}\n`);
}
