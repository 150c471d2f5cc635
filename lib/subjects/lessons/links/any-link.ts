import { database } from "../../../base/db/connect";
import { hasLiveLink } from "../../live/meeting-links";
import { hasSeriesLink } from "../../series/meeting-links";
import { hasTeacherLink } from "../../teachers/queries";

/** Whether any teacher, class or lesson has a meeting link. */
export async function hasAnyLink(): Promise<boolean> {
  const db = await database();
  return (await hasTeacherLink(db)) || (await hasSeriesLink(db)) || hasLiveLink(db);
}
