import type { Lead } from "./lead";

/** Where a person looks on; `isTTY` for one who does so now. */
type Screen = { isTTY?: boolean; write: (text: string) => unknown };

/** Between two lines on a terminal: as long as a person waits without asking. */
const progressIntervalMs = 1000;
/** Elsewhere, such as in a log, one line for so many leads. */
const leadsPerLine = 10_000;

const counted = (count: number) => `${count.toLocaleString("en")} lead${count === 1 ? "" : "s"}`;

/** Passes the leads on and tells how far it is: a line that counts on a terminal, a line now and then elsewhere. */
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
