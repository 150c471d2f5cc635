import type { lockLesson } from "../../series/queries";

/** A lesson that is locked until the end of the transaction. */
export type LockedLesson = NonNullable<Awaited<ReturnType<typeof lockLesson>>>;
