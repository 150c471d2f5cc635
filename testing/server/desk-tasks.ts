import { randomUUID } from "node:crypto";
import sharp from "sharp";
import type { Random } from "../provider/random";
import type { Ask, Said } from "./desk-ask";
import type { Told } from "./load";

/* What editors do beside classes and class points; each leaves a mark that nothing else has. */

type At = { ask: Ask; told: Told; chance: Random };

const wrong = ({ told }: At, what: string, answer: Said | undefined) =>
  void (answer && told.wrong.push(`${what} at the desk: ${answer.code} ${answer.message}`));

/** Few enough of the newest leads for two to meet over one. */
const leads = 5;

/** Writes a note about a lead, and what comes next. */
export async function noteLead(at: At): Promise<void> {
  const { ask, told, chance } = at;
  const listed = await ask("leads/list", {});
  if (listed?.code !== 0) return wrong(at, "listing leads", listed);
  const found = listed.data.leads[chance.below(Math.min(leads, listed.data.leads.length))];
  if (!found) return;
  const { kind, id } = found;
  const mark = `note ${randomUUID()}`;
  const noted = await ask("leads/note", { kind, id, text: mark });
  if (noted?.code !== 0) return wrong(at, "noting a lead", noted);
  told.notes.add(mark);
  const { revision } = noted.data;
  const state = chance.one(["contacted", "enrolled", "lost"] as const);
  const changed = await ask("leads/change", { kind, id, revision, state, next_step: mark });
  if (changed?.code !== 0) return wrong(at, "changing a lead", changed);
  if (changed.data.saved) told.steps.set(`${kind} ${id} ${revision + 1}`, mark);
  else told.conflicts += 1;
}

/** Saves the draft of a season that this editor alone works on. */
export async function saveSeason(at: At, key: string): Promise<void> {
  const { ask, told } = at;
  const name = { region: "en", key } as const;
  const own = await ask("seasons/read", name);
  // The first of it is a copy of the one that is kept in a file.
  const seen = own && own.code !== 0 ? await ask("seasons/read", { ...name, key: "2021-01" }) : own;
  if (seen?.code !== 0) return wrong(at, "reading a season", seen);
  const version = own?.code === 0 ? seen.data.version : 0;
  const before = told.seasons.get(key);
  if (version < (before?.version ?? 0)) told.wrong.push(`season ${key}: ${before?.version}, then ${version}`);
  const mark = `season ${randomUUID()}`;
  const body = { ...seen.data.body, key, lead: mark };
  const saved = await ask("seasons/save", { body, of: { ...name, version } });
  if (saved?.code !== 0) return wrong(at, "saving a season", saved);
  told.seasons.set(key, { version: saved.data.version, mark });
}

/** Uploads a picture of a colour that few others have. */
export async function upload(at: At): Promise<void> {
  const { ask, told, chance } = at;
  const background = { r: chance.below(256), g: chance.below(256), b: chance.below(256) };
  const file = sharp({ create: { width: 48, height: 30, channels: 3, background } }).png();
  const data = (await file.toBuffer()).toString("base64");
  const crop = { left: 0, top: 0, width: 1, height: 1 };
  const answer = await ask("content/picture", { data, crop });
  if (answer?.code !== 0) return wrong(at, "uploading a picture", answer);
  told.pictures.add(answer.data.address);
}
