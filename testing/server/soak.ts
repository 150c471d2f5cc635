import type { ChildProcess } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { call } from "../../lib/api/client";
import { isSuccess } from "../../lib/contract/result";
import { lockFolder } from "../../lib/provider/db/lock";
import { random } from "../provider/random";
import { openReceiver } from "../notices/webhook-receiver";
import { checkTold, snapshot, type Received } from "./check-told";
import { deskAnswers, deskLoad, openWindows } from "./desk-load";
import { load, nothingTold, type Told } from "./load";
import { openSchool } from "./open-school";

/*
 * A site on the embedded database is killed with `kill -9` in the middle of its work, again and again. After each
 * kill a copy of its folder is opened: what people and editors were told must be in it, its rows must agree, and of each enrolment
 * exactly one notice has reached the school's webhook or still waits. The next
 * start takes over the folder and is timed from its process's first moment to its first good answer.
 */

/** A started site. */
type Site = { process: ChildProcess; address: Promise<string>; ended: Promise<unknown> };

type Plan = {
  /** Starts the site on a data folder, with these variables. */
  start: (dataDir: string, env: Record<string, string>) => Site;
  /** A folder that holds nothing else. */
  folder: string;
  kills: number;
  /** Decides who asks for what, and how long each life is. */
  seed: number;
  onKill?: (soFar: Figures) => void;
};

export type Figures = {
  kills: number;
  seats: number;
  enrolments: number;
  /** Of classes at the desk, and of class points. */
  changes: number;
  points: number;
  notes: number;
  pictures: number;
  /** Drafts of seasons, each written again and again. */
  seasons: number;
  /** How often an editor was told that somebody else had been quicker. */
  conflicts: number;
  /** Notices of enrolments that reached the webhook, each counted once, and how often one came again. */
  delivered: number;
  again: number;
  /** Milliseconds from each start after a kill to the first good answer. */
  readyAfter: number[];
};

/** Longest lives of a site from its first good answer, in milliseconds: mostly short, some of them long enough to work in. */
const longestLives = [1200, 1200, 1200, 4000] as const;

/** @throws Error at the first thing that is wrong, with the seed and the life it was found in. */
export async function soak(plan: Plan): Promise<Figures> {
  const receiver = await openReceiver();
  try {
    return await soakTelling(plan, receiver);
  } finally {
    await receiver.close();
  }
}

type Receiver = Awaited<ReturnType<typeof openReceiver>>;

async function soakTelling(plan: Plan, receiver: Receiver): Promise<Figures> {
  const { start, folder, kills, seed, onKill } = plan;
  const [dataDir, copy] = [join(folder, "data"), join(folder, "copy")];
  const chance = random(seed);
  const school = await openSchool(dataDir);
  const told = nothingTold();
  const windows = openWindows();
  const readyAfter: number[] = [];
  for (let kill = 1; kill <= kills + 1; kill += 1) {
    const begun = performance.now();
    const site = start(dataDir, receiver.settings);
    try {
      const address = await firstAnswer(site);
      if (kill > 1) readyAfter.push(performance.now() - begun);
      expectOwner(dataDir, site);
      await deskAnswers(address, school);
      // Looked at beside the next life, so that it does not make a start look slower than it is.
      const checked = kill > 1 ? checkTold(copy, snapshot(told), receivedBy(receiver)) : undefined;
      // Heard below; until then a failure must not pass for one that nobody waits for.
      checked?.catch(() => undefined);
      const over = new AbortController();
      const loaded = Promise.all([
        load(address, school, told, chance, over.signal),
        deskLoad({ baseUrl: address, school, windows }, told, chance, over.signal),
      ]);
      await pause(chance.below(chance.one(longestLives)));
      site.process.kill(kill > kills ? "SIGTERM" : "SIGKILL");
      over.abort();
      await Promise.all([loaded, site.ended, checked]);
      if (told.wrong.length > 0) throw new Error(told.wrong.slice(0, 5).join("; "));
    } catch (error) {
      site.process.kill("SIGKILL");
      throw new Error(`Seed ${seed}, life ${kill}: ${String(error)}`, { cause: error });
    }
    rmSync(copy, { recursive: true, force: true });
    cpSync(join(dataDir, "database"), join(copy, "database"), { recursive: true });
    if (kill <= kills) onKill?.(figures(kill, told, receiver, readyAfter));
  }
  await checkTold(dataDir, told, receivedBy(receiver));
  return figures(kills, told, receiver, readyAfter);
}

function figures(kills: number, told: Told, receiver: Receiver, readyAfter: number[]): Figures {
  const ids = [...receivedBy(receiver).values()].flatMap((own) => [...own]);
  const all = receiver.taken.filter(({ body }) => body.includes(`"type":"${kind}"`)).length;
  return {
    kills,
    seats: told.seats.size,
    enrolments: told.enrolments.size,
    changes: told.changes.size,
    points: told.points.size,
    notes: told.notes.size,
    pictures: told.pictures.size,
    seasons: told.seasons.size,
    conflicts: told.conflicts,
    delivered: ids.length,
    again: all - ids.length,
    readyAfter,
  };
}

const kind = "enrolment.made";

/** Ids of the notices of enrolments that were received, by the enrolled phone number. */
function receivedBy({ taken }: Receiver): Received {
  const ids: Received = new Map();
  for (const { headers, body } of taken) {
    const event = JSON.parse(body) as { type: string; data: { phone?: string } };
    if (event.type !== kind) continue;
    const phone = Number(event.data.phone?.split("-")[1]);
    ids.set(phone, (ids.get(phone) ?? new Set()).add(headers["webhook-id"] ?? ""));
  }
  return ids;
}

/** Asks until the embedded provider answers a call; the way there leads through the whole start. */
async function firstAnswer(site: Site): Promise<string> {
  const dead = site.ended.then(() => {
    throw new Error("The site ended at its start.");
  });
  const answer = async () => {
    const baseUrl = await site.address;
    while (!isSuccess(await call("preSales", { page: 1, per_page: 10 }, { baseUrl, timeoutMs: 5000 })))
      await pause(10);
    return baseUrl;
  };
  return Promise.race([answer(), dead]);
}

/** This process stands for a second one on the folder: it must be sent away with the pid of the first. */
function expectOwner(dataDir: string, { process: { pid } }: Site): void {
  try {
    lockFolder(dataDir)();
  } catch (error) {
    if (String(error).endsWith(`is in use by the process with pid ${pid}.`)) return;
    throw error;
  }
  throw new Error(`Process ${pid} does not hold its data folder.`);
}
