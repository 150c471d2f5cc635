import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../lib/port.mjs";
import { startServer } from "../lib/server.mjs";
import { memory } from "./rate.mjs";
import { markdown, megabytes } from "./table.mjs";

/** Addresses a visitor of the site asks for, in every language they come in. */
const paths = ["/home", "/class", "/live", "/hot-sell", "/help", "/about-us", "/privacy", "/study-abroad/vn"];
const languages = ["zh-CN", "zh-HK", "zh-TW", "en-US", "vi-VN", "id-ID", "ko-KR"];
/** Calls that read the database. */
const calls = ["/api/v1/partner?version=1.0.0&client=web"];
const hundred = languages.flatMap((language) => paths.map((path) => `${path}?locale=${language}`));
while (hundred.length < 100) hundred.push(calls[hundred.length % calls.length]);

/** Visitors at a time; each asks for another page than the one before. */
const visitors = 8;

/**
 * What a site on the built-in database takes: on an empty folder, on a folder with data, and after minutes of load. A
 * Markdown table. The first pages come from both kinds of start, so that their times can be compared.
 */
export async function memoryText(folder, minutes) {
  const rows = [["", "To the first page", "Then", "After 100 pages", `After ${minutes} minutes of load`]];
  for (const name of ["first start", "later start"]) {
    const port = await freePort();
    const begun = performance.now();
    const server = await startServer(port, {
      DATA_DIR: folder,
      SITE_URL: `http://localhost:${port}`,
      RATE_LIMIT_FACTOR: "1000",
    });
    try {
      await ask(server.address, hundred[0]);
      const firstPage = `${((performance.now() - begun) / 1000).toFixed(1)} s`;
      const told = [megabytes(memory(server.child.pid))];
      for (const path of hundred) await ask(server.address, path);
      told.push(megabytes(memory(server.child.pid)));
      if (name === "later start") await load(server.address, minutes);
      told.push(name === "later start" ? megabytes(memory(server.child.pid)) : "");
      rows.push([name, firstPage, ...told]);
    } finally {
      server.child.kill();
      await server.ended;
    }
  }
  return markdown(rows);
}

async function ask(address, path) {
  const answer = await fetch(address + path);
  await answer.arrayBuffer();
  if (answer.status >= 400) throw new Error(`${path} was answered ${answer.status}`);
}

/** Everything again and again, as fast as it is answered. */
async function load(address, minutes) {
  const end = performance.now() + minutes * 60_000;
  const visit = async (first) => {
    for (let turn = first; performance.now() < end; turn += 1) await ask(address, hundred[(turn * 7) % 100]);
  };
  await Promise.all(Array.from({ length: visitors }, (_, index) => visit(index * 13)));
  // What was let go is collected within a moment.
  await pause(2000);
}
