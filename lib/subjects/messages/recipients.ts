import type { Database } from "../../base/db/types";
import { nearestLanguage } from "../../base/i18n/offered";
import type { Language } from "../../base/i18n/languages";
import { regionLanguages, type Region } from "../../base/reference/campaign-regions";
import { readFamilyContacts, readNames, listStudentsOfLanguage } from "../identity/queries";
import { listCampaignLeads } from "../leads/queries";
import { listSubscribers } from "../live/queries";
import { languageForPerson } from "../school/school";
import { listQueuedStudents, listSeatedStudents, listStudentsOfTeacher } from "../series/queries";
import type { Audience, MessageTexts } from "./message";
import { findOptOuts, optOutAddresses } from "./opt-outs";

/** A family or a lead, once, with everything that decides whether and how it gets a message. */
export type Recipient = {
  accountId: number | null;
  enrolmentId: number | null;
  name: string;
  email: string | null;
  /** In E.164; only of leads. */
  phone: string | null;
  /** Whether the address was confirmed, or belongs to a lead who left it on purpose. */
  isConfirmed: boolean;
  prefersMessenger: boolean;
  language: Language;
  students: { id: number; name: string }[];
  isOptedOut: boolean;
};

/** Lists the students of an audience that is not one of leads. */
function listStudents(
  db: Database,
  audience: Exclude<Audience, { of: "campaign" }>,
  now: Date,
): Promise<number[]> {
  switch (audience.of) {
    case "series":
      return listSeatedStudents(db, audience.id);
    case "queue":
      return listQueuedStudents(db, audience.id);
    case "live":
      return listSubscribers(db, audience.id);
    case "teacher":
      return listStudentsOfTeacher(db, audience.id, now);
    case "language":
      return listStudentsOfLanguage(db, audience.language);
  }
}

/** Finds the recipients of an audience: a family with several students in it is one. */
export async function findRecipients(db: Database, audience: Audience, now: Date): Promise<Recipient[]> {
  const found =
    audience.of === "campaign" ? await readLeads(db, audience.source) : await readFamilies(db, audience, now);
  const optOuts = await findOptOuts(db, found.flatMap(optOutAddresses));
  return found.map((one) => ({
    ...one,
    isOptedOut: optOutAddresses(one).some((address) => optOuts.has(address)),
  }));
}

type Found = Omit<Recipient, "isOptedOut">;

async function readFamilies(
  db: Database,
  audience: Exclude<Audience, { of: "campaign" }>,
  now: Date,
): Promise<Found[]> {
  const studentIds = await listStudents(db, audience, now);
  const names = await readNames(db, studentIds);
  const contacts = await readFamilyContacts(db, studentIds);
  const families = new Map<number, Found>();
  for (const id of [...new Set(studentIds)].sort((one, other) => one - other)) {
    const contact = contacts.get(id);
    const name = names.get(id);
    // Erased accounts have no name.
    if (!contact || !name) continue;
    const family = families.get(contact.id) ?? {
      accountId: contact.id,
      enrolmentId: null,
      name: contact.name,
      email: contact.email,
      phone: null,
      isConfirmed: contact.email === null || contact.emailConfirmedAt !== null,
      prefersMessenger: contact.messenger !== null,
      language: languageForPerson(contact.language),
      students: [],
    };
    family.students.push({ id, name });
    families.set(contact.id, family);
  }
  return [...families.values()];
}

/** People who signed up twice, with the same email or the same phone, are one. */
async function readLeads(db: Database, source: Region): Promise<Found[]> {
  const leads = await listCampaignLeads(db, source);
  const known = new Set<string>();
  return leads.flatMap(({ id, name, email, phone }) => {
    const keys = [email, phone].filter((key) => key !== null);
    if (keys.length === 0 || keys.some((key) => known.has(key))) return [];
    keys.forEach((key) => known.add(key));
    return {
      accountId: null,
      enrolmentId: id,
      name,
      email,
      phone,
      isConfirmed: true,
      prefersMessenger: false,
      language: languageForPerson(regionLanguages[source]),
      students: [],
    };
  });
}

/** The language in which someone gets a message: the own, or the nearest in which it was written. */
export const textLanguage = (language: Language, texts: MessageTexts): Language =>
  nearestLanguage(language, Object.keys(texts) as Language[]);
