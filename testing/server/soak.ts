import type { ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { call } from "../../lib/app/bootstrap/client";
import { isSuccess } from "../../lib/base/contract/result";
import { createRandom } from "../provider/random";
import { startWebhookReceiver } from "../notifications/webhook-receiver";
import { checkConfirmations, copyConfirmations, type ReceivedNotifications } from "./check-confirmations";
import { waitForDesk, simulateEditors, createWindows } from "./simulate-editors";
import { simulateVisitors } from "./simulate-visitors";
import { createConfirmations, type Confirmations } from "./simulation";
import { createSchool } from "./create-school";
import type { SoakStorage, StorageCopy } from "./soak-storage";

/*
 * Kills a site repeatedly with `kill -9` under load. After each kill, a copy of its database must contain all confirmed
 * changes, satisfy the invariants, and have exactly one notification per enrolment, delivered or pending. The time from the next start to the first successful response is measured.
 */

/** A started site. */
type Site = { process: ChildProcess; address: Promise<string>; ended: Promise<unknown> };

type SoakOptions = {
  /** Starts the site with these environment variables. */
  start: (env: Record<string, string>) => Site;
  /** An empty database, which is not dropped. */
  storage: SoakStorage;
  kills: number;
  /** Seed of the simulated requests and of the time to each kill. */
  seed: number;
  onKill?: (progress: SoakResult) => void;
};

export type SoakResult = {
  kills: number;
  seats: number;
  enrolments: number;
  /** Number of seats that students ended by themselves. */
  endings: number;
  /** Number of class changes at the desk, and of class point changes. */
  changes: number;
  points: number;
  notes: number;
  pictures: number;
  /** Number of season drafts, each saved repeatedly. */
  seasons: number;
  /** Number of changes of single lessons. */
  lessons: number;
  /** Number of edits rejected because of a newer version. */
  conflicts: number;
  /** Number of distinct enrolment notifications that the webhook received, and of redeliveries. */
  delivered: number;
  redelivered: number;
  /** Milliseconds from each start after a kill to the first successful response. */
  readyTimesMs: number[];
};

/**
 * Maximum times from the first response to the kill, one picked at random, as a part of the time that the start took, so
 * that as much happens on a slow machine: mostly short, some long.
 */
const maxLifetimes = [0.5, 0.5, 0.5, 2] as const;

/**
 * Runs the soak test.
 * @throws Error on the first failed check, with the seed and the number of the start
 */
export async function soak(options: SoakOptions): Promise<SoakResult> {
  const receiver = await startWebhookReceiver();
  try {
    return await runSoak(options, receiver);
  } finally {
    await receiver.close();
  }
}

type Receiver = Awaited<ReturnType<typeof startWebhookReceiver>>;

async function runSoak(options: SoakOptions, receiver: Receiver): Promise<SoakResult> {
  const { start, storage, kills, seed, onKill } = options;
  const random = createRandom(seed);
  const school = await createSchool(await storage.open());
  const confirmations = createConfirmations();
  const windows = createWindows();
  const readyTimesMs: number[] = [];
  let copy: StorageCopy | undefined;
  for (let startNumber = 1; startNumber <= kills + 1; startNumber += 1) {
    const startedAt = performance.now();
    const site = start({ ...receiver.settings, ...storage.settings });
    try {
      const baseUrl = await waitForFirstResponse(site);
      const readyMs = performance.now() - startedAt;
      if (startNumber > 1) readyTimesMs.push(readyMs);
      storage.assertOwned(site.process.pid);
      await waitForDesk(baseUrl, school);
      // Check the copy while the next process runs, so that it does not slow down the measured start.
      const check =
        copy && checkConfirmations(copy.open, copyConfirmations(confirmations), groupByPhone(receiver));
      // Awaited below; until then, a failure must not be an unhandled rejection.
      check?.catch(() => undefined);
      const controller = new AbortController();
      const simulation = Promise.all([
        simulateVisitors(baseUrl, school, confirmations, random, controller.signal),
        simulateEditors({ baseUrl, school, windows }, confirmations, random, controller.signal),
      ]);
      await pause(random.below(Math.ceil(readyMs * random.pick(maxLifetimes))));
      site.process.kill(startNumber > kills ? "SIGTERM" : "SIGKILL");
      controller.abort();
      await Promise.all([simulation, site.ended, check]);
      if (confirmations.errors.length > 0) throw new Error(confirmations.errors.slice(0, 5).join("; "));
    } catch (error) {
      site.process.kill("SIGKILL");
      throw new Error(`Seed ${seed}, start ${startNumber}: ${String(error)}`, { cause: error });
    }
    await copy?.drop();
    copy = startNumber <= kills ? await storage.copy() : undefined;
    if (startNumber <= kills) onKill?.(summarize(startNumber, confirmations, receiver, readyTimesMs));
  }
  await checkConfirmations(storage.open, confirmations, groupByPhone(receiver));
  return summarize(kills, confirmations, receiver, readyTimesMs);
}

function summarize(
  kills: number,
  confirmations: Confirmations,
  receiver: Receiver,
  readyTimesMs: number[],
): SoakResult {
  const ids = [...groupByPhone(receiver).values()].flatMap((idSet) => [...idSet]);
  const deliveryCount = receiver.received.filter(({ body }) =>
    body.includes(`"type":"${notificationType}"`),
  ).length;
  return {
    kills,
    seats: confirmations.seats.size,
    enrolments: confirmations.enrolments.size,
    endings: confirmations.endings.size,
    changes: confirmations.changes.size,
    points: confirmations.points.size,
    notes: confirmations.notes.size,
    pictures: confirmations.pictures.size,
    seasons: confirmations.seasons.size,
    lessons: confirmations.lessons.size,
    conflicts: confirmations.conflicts,
    delivered: ids.length,
    redelivered: deliveryCount - ids.length,
    readyTimesMs,
  };
}

const notificationType = "enrolment.made";

/** Groups the ids of received enrolment notifications by phone number. */
function groupByPhone({ received }: Receiver): ReceivedNotifications {
  const ids: ReceivedNotifications = new Map();
  for (const { headers, body } of received) {
    const event = JSON.parse(body) as { type: string; data: { phone?: string } };
    if (event.type !== notificationType) continue;
    const phone = Number(event.data.phone?.split("-")[1]);
    ids.set(phone, (ids.get(phone) ?? new Set()).add(headers["webhook-id"] ?? ""));
  }
  return ids;
}

/** Repeats a call until it succeeds, which requires a complete start. */
async function waitForFirstResponse(site: Site): Promise<string> {
  const exited = site.ended.then(() => {
    throw new Error("The site exited during its start.");
  });
  const poll = async () => {
    const baseUrl = await site.address;
    while (!isSuccess(await call("preSales", { page: 1, per_page: 10 }, { baseUrl, timeoutMs: 5000 })))
      await pause(10);
    return baseUrl;
  };
  return Promise.race([poll(), exited]);
}
