import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../lib/port.mjs";
import { startServer } from "../lib/server.mjs";
import { peopleOf } from "./people.mjs";
import { memory } from "./rate.mjs";
import { siteLanguages, sitePages } from "./site-pages.mjs";
import { markdown, megabytes } from "./table.mjs";

/** Concurrent visitors; each requests a different page each time. */
const visitors = 8;
/** Pause between two actions other than page views. */
const paceMs = 250;

/**
 * Start-up time and memory of a site with the built-in database: with an empty data folder, with existing data, and after
 * minutes of load. A Markdown table.
 */
export async function memoryText(folder, minutes) {
  const pages = (await sitePages(await siteLanguages())).slice(0, 100).map(({ address }) => address);
  const rows = [["", "To the first page", "Then", "After 100 pages", `After ${minutes} minutes of load`]];
  let done;
  for (const name of ["first start", "later start"]) {
    const port = await freePort();
    const begun = performance.now();
    const server = await startServer(port, {
      DATA_DIR: folder,
      SITE_URL: `http://localhost:${port}`,
      RATE_LIMIT_FACTOR: "1000",
    });
    try {
      await ask(server.address + pages[0]);
      const firstPage = `${((performance.now() - begun) / 1000).toFixed(1)} s`;
      const told = [megabytes(memory(server.child.pid))];
      for (const page of pages) await ask(server.address + page);
      told.push(megabytes(memory(server.child.pid)));
      if (name === "later start") done = await load(server.address, pages, minutes);
      told.push(name === "later start" ? megabytes(memory(server.child.pid)) : "");
      rows.push([name, firstPage, ...told]);
    } finally {
      server.child.kill();
      await server.ended;
    }
  }
  const meanwhile = Object.entries(done).map(([what, times]) => `${what} ${times.toLocaleString("en")}`);
  return `${markdown(rows)}\n\nThe load: ${meanwhile.join(", ")}.`;
}

/** @returns the response's text */
async function ask(address) {
  const answer = await fetch(address);
  const text = await answer.text();
  if (answer.status >= 400) throw new Error(`${address} returned status ${answer.status}`);
  return text;
}

/**
 * Requests all pages again and again, as fast as they are served, and performs other actions at a slower pace.
 * @returns the number of times of each
 */
async function load(address, pages, minutes) {
  const end = performance.now() + minutes * 60_000;
  const done = { pages: 0 };
  const visit = async (first) => {
    for (let turn = first; performance.now() < end; turn += 1) {
      await ask(address + pages[(turn * 7) % pages.length]);
      done.pages += 1;
    }
  };
  const people = Object.entries(await peopleOf(address, pages));
  const act = async () => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      const [what, work] = people[turn % people.length];
      await work(Math.floor(turn / people.length));
      done[what] = (done[what] ?? 0) + 1;
      await pause(paceMs);
    }
  };
  await Promise.all([act(), ...Array.from({ length: visitors }, (_, index) => visit(index * 13))]);
  // Leaves time for garbage collection.
  await pause(2000);
  return done;
}
