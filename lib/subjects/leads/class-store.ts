import { eq } from "drizzle-orm";
import { moveRecordings } from "../lessons/recordings/move-recordings";
import { createSeriesStore } from "../series/store";
import { enquiries } from "./tables";

/** Series classes, whose recordings move with their lessons. A class with enquiries cannot be removed. */
export const classStore = createSeriesStore({
  moveLessons: moveRecordings,
  isInUse: async (tx, id) => (await tx.$count(enquiries, eq(enquiries.classId, id))) > 0,
});
