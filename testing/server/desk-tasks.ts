import { randomUUID } from "node:crypto";
import sharp from "sharp";
import type { Random } from "../provider/random";
import type { DeskClient, DeskResult } from "./desk-client";
import type { Confirmations } from "./simulation";

/* Editors' tasks other than classes and class points. Each change contains a unique mark. */

type TaskContext = { callDesk: DeskClient; confirmations: Confirmations; random: Random };

const reportError = ({ confirmations }: TaskContext, action: string, result: DeskResult | undefined) =>
  void (result && confirmations.errors.push(`${action} at the desk: ${result.code} ${result.message}`));

/** Number of newest leads to edit, small enough for conflicts. */
const maxLeads = 5;

/** Adds a note to a lead and sets its state and next step. */
export async function updateLead(context: TaskContext): Promise<void> {
  const { callDesk, confirmations, random } = context;
  const list = await callDesk("leads/list", {});
  if (list?.code !== 0) return reportError(context, "listing leads", list);
  const lead = list.data.leads[random.below(Math.min(maxLeads, list.data.leads.length))];
  if (!lead) return;
  const { kind, id } = lead;
  const mark = `note ${randomUUID()}`;
  const noted = await callDesk("leads/note", { kind, id, text: mark });
  if (noted?.code !== 0) return reportError(context, "noting a lead", noted);
  confirmations.notes.add(mark);
  const { revision } = noted.data;
  const state = random.pick(["contacted", "enrolled", "lost"] as const);
  const changed = await callDesk("leads/change", { kind, id, revision, state, next_step: mark });
  if (changed?.code !== 0) return reportError(context, "changing a lead", changed);
  if (changed.data.saved) confirmations.nextSteps.set(`${kind} ${id} ${revision + 1}`, mark);
  else confirmations.conflicts += 1;
}

/** Saves the draft of a season that no other editor uses. */
export async function saveSeason(context: TaskContext, key: string): Promise<void> {
  const { callDesk, confirmations } = context;
  const list = await callDesk("campaign/list", {});
  if (list?.code !== 0) return reportError(context, "listing seasons", list);
  const find = (name: string) =>
    list.data.seasons.find((season) => season.region === "en" && season.key === name);
  const existing = find(key);
  // The first draft is a copy of the season from a file.
  const source = await callDesk("content/read", {
    kind: "season",
    id: (existing ?? find("2021-01"))?.id ?? 0,
  });
  if (source?.code !== 0) return reportError(context, "reading a season", source);
  const version = existing ? source.data.version : 0;
  const previous = confirmations.seasons.get(key);
  if (version < (previous?.version ?? 0))
    confirmations.errors.push(`season ${key}: ${previous?.version}, then ${version}`);
  const mark = `season ${randomUUID()}`;
  const fields = { ...(source.data.draft ?? source.data.published), key, lead: mark };
  const id = existing && { id: existing.id };
  const saved = await callDesk("content/save", { kind: "season", ...id, version, fields, publish: "no" });
  if (saved?.code !== 0) return reportError(context, "saving a season", saved);
  if (saved.data.record) confirmations.seasons.set(key, { version: saved.data.record.version, mark });
}

/** Uploads a picture of a random color. */
export async function uploadPicture(context: TaskContext): Promise<void> {
  const { callDesk, confirmations, random } = context;
  const background = { r: random.below(256), g: random.below(256), b: random.below(256) };
  const file = sharp({ create: { width: 48, height: 30, channels: 3, background } }).png();
  const picture = new Blob([await file.toBuffer()], { type: "image/png" });
  const crop = { left: 0, top: 0, width: 1, height: 1 };
  const result = await callDesk("content/picture", crop, picture);
  if (result?.code !== 0) return reportError(context, "uploading a picture", result);
  confirmations.pictures.add(result.data.address);
}
