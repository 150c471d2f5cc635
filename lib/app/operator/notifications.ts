import "../../base/commands/load-settings";
import { runJsonCommand } from "./run";
import { parseTextOptions } from "../../base/commands/parse-text-options";
import { runCommandLine, UsageError } from "../../base/commands/usage.mjs";
import { closeDatabase } from "../../base/db/connect";
import type { RetryCount } from "../delivery/commands";
import type { Outbox } from "../delivery/outbox";

/*
 * `npm run notifications` shows pending and stuck notifications, retries them, and tests channels. Works while the site
 * runs.
 */

const usage =
  "npm run notifications, or npm run notifications -- --again ID|all, or npm run notifications -- --test";

async function run(parameters: string[]): Promise<void> {
  if (parameters.length === 0) return show((await runJsonCommand("outbox", {})) as Outbox);
  if (parameters.length === 1 && parameters[0] === "--test") return sendTest();
  const { again } = parseTextOptions(parameters, ["again"], usage);
  if (again === undefined || !/^(all|[1-9]\d{0,8})$/.test(again)) {
    throw new UsageError("--again takes the number of a notification, or all", usage);
  }
  const { count } = (await runJsonCommand("retryNotifications", {
    id: again === "all" ? again : Number(again),
  })) as RetryCount;
  console.log(`Tried again: ${count}.`);
}

function show({ ways, waiting, retrying, stuck, last_sent, last, stuck_notifications }: Outbox): void {
  const channels = [
    ways.mail && (ways.schoolMail ? "mail" : "mail to students only"),
    ways.webhook && "webhook",
  ].filter(Boolean);
  console.log(`Channels: ${channels.join(", ") || "none"}. Last sent: ${last_sent ?? "never"}.`);
  for (const { looked } of Object.values(last)) {
    if (looked?.error) console.log(`At the start, ${looked.at}: ${looked.error}.`);
  }
  console.log(`Waiting: ${waiting}, of which failed so far: ${retrying}. Stuck: ${stuck}.`);
  for (const { id, kind, way, audience, error, tries, created_at } of stuck_notifications) {
    console.log(`  ${id}  ${created_at}  ${kind} to the ${audience} by ${way}: ${error}, ${tries} tries`);
  }
}

async function sendTest(): Promise<void> {
  await runJsonCommand("testNotification", {});
  console.log("A test is enqueued and sent while the site runs; npm run notifications shows the result.");
}

void runCommandLine(usage, run, closeDatabase);
