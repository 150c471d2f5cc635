import type { Database } from "../../base/db/types";
import type { Localized } from "../../base/db/localized";
import { findLiveName } from "../live/queries";
import { findClassName } from "../series/queries";
import { readTeacherNames } from "../teachers/queries";
import type { Audience } from "./message";

/** The class that an audience belongs to; null for others. */
export async function findAudienceClass(db: Database, audience: Audience): Promise<Localized | null> {
  switch (audience.of) {
    case "series":
    case "queue":
      return (await findClassName(db, audience.id))?.name ?? null;
    case "live":
      return (await findLiveName(db, audience.id)) ?? null;
    default:
      return null;
  }
}

/** The class or the teacher that an audience is named after; null where the choice itself says it. */
export async function labelAudience(db: Database, audience: Audience): Promise<Localized | null> {
  if (audience.of === "teacher") return (await readTeacherNames(db, [audience.id])).get(audience.id) ?? null;
  return findAudienceClass(db, audience);
}
