import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../lib/port.mjs";
import { startServer } from "../lib/server.mjs";
import { peopleOf } from "./people.mjs";
import { memory } from "./rate.mjs";
import { siteLanguages, sitePages } from "./site-pages.mjs";
import { markdown, megabytes } from "./table.mjs";

/** Visitors at a time; each asks for another page than the one before. */
const visitors = 8;
/** Between two things that people do beside those who read. */
const paceMs = 250;

/**
 * What a site on the built-in database takes: on an empty folder, on a folder with data, and after minutes of load. A
 * Markdown table. The first pages come from both kinds of start, so that their times can be compared.
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

/** @returns the page. */
async function ask(address) {
  const answer = await fetch(address);
  const text = await answer.text();
  if (answer.status >= 400) throw new Error(`${address} was answered ${answer.status}`);
  return text;
}

/**
 * All pages again and again, as fast as they are answered, and what else people do one after the other at their pace.
 * @returns how often each was done.
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
  // What was let go is collected within a moment.
  await pause(2000);
  return done;
}
