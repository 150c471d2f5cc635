import type { Lead } from "../../subjects/leads/lead";
import { withProgress } from "./progress";

async function* batches(count: number, size: number): AsyncGenerator<Lead[]> {
  for (let index = 0; index < count; index += 1) yield Array.from({ length: size }, () => ({}) as Lead);
}

/** Returns the progress output for `count` batches, each taking `each` milliseconds. */
async function progressOutput(isTTY: boolean, count: number, size: number, each: number): Promise<string> {
  let text = "";
  let time = 0;
  const screen = { isTTY, write: (more: string) => (text += more) };
  let total = 0;
  for await (const leads of withProgress(batches(count, size), screen, () => time)) {
    total += leads.length;
    time += each;
  }
  expect(total).toBe(count * size);
  return text;
}

test("a short export prints only the total", async () => {
  expect(await progressOutput(true, 3, 400, 10)).toBe("1,200 leads.\n");
  expect(await progressOutput(false, 1, 1, 10)).toBe("1 lead.\n");
  expect(await progressOutput(false, 0, 0, 10)).toBe("0 leads.\n");
});

test("a long export updates one line on a terminal", async () => {
  expect(await progressOutput(true, 4, 500, 600)).toBe(
    "\r1,000 leads ...\r2,000 leads ...\r2,000 leads.    \n",
  );
});

test("without a terminal, a line is printed for every ten thousand leads", async () => {
  expect(await progressOutput(false, 50, 500, 10)).toBe(
    "10,000 leads ...\n20,000 leads ...\n25,000 leads.\n",
  );
});
