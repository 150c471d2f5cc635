import { and, eq } from "drizzle-orm";
import { pictureFormats, parsePictureAddress } from "../../lib/engines/pictures/address";
import type { SeasonBody } from "../../lib/subjects/campaign/content";
import { findSeasonId } from "../../lib/subjects/campaign/store";
import { readRecord } from "../../lib/app/editing/records";
import { enquiries, enrolments, leadNotes, pictureFiles } from "../../lib/app/schema";
import type { Database } from "../../lib/base/db/types";
import type { Confirmations } from "./simulation";

/* Finds confirmed desk changes of leads, seasons and pictures that are not in the database. */

type DeskConfirmations = Pick<Confirmations, "notes" | "nextSteps" | "seasons" | "pictures">;

/** Returns a description of each lost change. */
export async function findLostDeskData(db: Database, confirmations: DeskConfirmations): Promise<string[]> {
  return [
    ...(await findLostLeads(db, confirmations)),
    ...(await findLostSeasons(db, confirmations)),
    ...(await findLostPictures(db, confirmations)),
  ];
}

/** Checks all notes, and the latest change of each lead. */
async function findLostLeads(db: Database, { notes, nextSteps }: DeskConfirmations): Promise<string[]> {
  const noteRows = await db
    .select({ text: leadNotes.text })
    .from(leadNotes)
    .where(eq(leadNotes.kind, "note"));
  const storedNotes = new Set(noteRows.map(({ text }) => text));
  const lost = [...notes].filter((mark) => !storedNotes.has(mark)).map((mark) => `lost: ${mark}`);
  const storedLeads = new Map<string, { revision: number; nextStep: string }>();
  for (const [kind, table] of Object.entries({ enrolment: enrolments, enquiry: enquiries })) {
    const { id, revision, nextStep } = table;
    for (const row of await db.select({ id, revision, nextStep }).from(table))
      storedLeads.set(`${kind} ${row.id}`, row);
  }
  for (const [change, mark] of nextSteps) {
    const [kind, id, confirmedRevision] = change.split(" ");
    const { revision = 0, nextStep = "" } = storedLeads.get(`${kind} ${id}`) ?? {};
    if (revision < Number(confirmedRevision)) lost.push(`lost: ${change}, is ${revision}`);
    if (revision === Number(confirmedRevision) && nextStep !== mark)
      lost.push(`${change}: ${nextStep} for ${mark}`);
  }
  return lost;
}

/** Checks each season's last confirmed draft; a newer one may have been saved without confirmation. */
async function findLostSeasons(db: Database, { seasons }: DeskConfirmations): Promise<string[]> {
  const lost = [];
  for (const [key, { version, mark }] of seasons) {
    const id = (await findSeasonId(db, { region: "en", key })) ?? 0;
    const stored = await readRecord(db, { kind: "season", id }).catch(() => undefined);
    const draft = stored?.draft as SeasonBody | undefined;
    const isStored =
      stored && (stored.version > version || (stored.version === version && draft?.lead === mark));
    if (!isStored) lost.push(`lost: season ${key} ${version}, is ${stored?.version}`);
  }
  return lost;
}

/** Checks that each picture is stored in all formats. */
async function findLostPictures(db: Database, { pictures }: DeskConfirmations): Promise<string[]> {
  const lost = [];
  for (const address of pictures) {
    const { hash = "", width = 0 } = parsePictureAddress(address) ?? {};
    const allFormats = and(eq(pictureFiles.hash, hash), eq(pictureFiles.width, width));
    if ((await db.$count(pictureFiles, allFormats)) !== pictureFormats.length) lost.push(`lost: ${address}`);
  }
  return lost;
}
