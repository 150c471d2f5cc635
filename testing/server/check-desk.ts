import { and, eq } from "drizzle-orm";
import { pictureFormats, parsePictureAddress } from "../../lib/pictures/address";
import { readSeason } from "../../lib/provider/campaign/seasons";
import { enquiries, enrolments, leadNotes, pictureFiles } from "../../lib/provider/db/schema";
import type { Database } from "../../lib/provider/db/types";
import type { Told } from "./load";

/* Whether what the desk said to be saved of leads, seasons and pictures is there. Each line names one that is not. */

type Kept = Pick<Told, "notes" | "steps" | "seasons" | "pictures">;

export async function lostAtDesk(db: Database, told: Kept): Promise<string[]> {
  return [
    ...(await lostLeads(db, told)),
    ...(await lostSeasons(db, told)),
    ...(await lostPictures(db, told)),
  ];
}

/** Every note is there, and of the changes of a lead the last. */
async function lostLeads(db: Database, { notes, steps }: Kept): Promise<string[]> {
  const noted = await db.select({ text: leadNotes.text }).from(leadNotes).where(eq(leadNotes.kind, "note"));
  const there = new Set(noted.map(({ text }) => text));
  const lost = [...notes].filter((mark) => !there.has(mark)).map((mark) => `lost: ${mark}`);
  const now = new Map<string, { revision: number; nextStep: string }>();
  for (const [kind, table] of Object.entries({ enrolment: enrolments, enquiry: enquiries })) {
    const { id, revision, nextStep } = table;
    for (const row of await db.select({ id, revision, nextStep }).from(table))
      now.set(`${kind} ${row.id}`, row);
  }
  for (const [change, mark] of steps) {
    const [kind, id, told] = change.split(" ");
    const { revision = 0, nextStep = "" } = now.get(`${kind} ${id}`) ?? {};
    if (revision < Number(told)) lost.push(`lost: ${change}, is ${revision}`);
    if (revision === Number(told) && nextStep !== mark) lost.push(`${change}: ${nextStep} for ${mark}`);
  }
  return lost;
}

/** The draft that was last said to be saved, or one that was saved unheard after it. */
async function lostSeasons(db: Database, { seasons }: Kept): Promise<string[]> {
  const lost = [];
  for (const [key, { version, mark }] of seasons) {
    const now = await readSeason(db, { region: "en", key });
    const isThere = now.version > version || (now.version === version && now.draft?.body.lead === mark);
    if (!isThere) lost.push(`lost: season ${key} ${version}, is ${now.version}`);
  }
  return lost;
}

/** In each format. */
async function lostPictures(db: Database, { pictures }: Kept): Promise<string[]> {
  const lost = [];
  for (const address of pictures) {
    const { hash = "", width = 0 } = parsePictureAddress(address) ?? {};
    const whole = and(eq(pictureFiles.hash, hash), eq(pictureFiles.width, width));
    if ((await db.$count(pictureFiles, whole)) !== pictureFormats.length) lost.push(`lost: ${address}`);
  }
  return lost;
}
