import type { RequestOf } from "../../../base/contract/call";
import { bumpContentVersion } from "../../../engines/content/version";
import { database } from "../../../base/db/connect";
import type { Database } from "../../../base/db/types";
import type { DeskHandlers } from "../../staff/context";
import { withQueue } from "./booking-queue";
import type { queueCalls } from "./queue-calls";
import { addPlace, orderPlaces, removePlace } from "./seats/change-queue";
import { readQueue } from "./seats/queue";

export const queueHandlers: DeskHandlers<typeof queueCalls> = {
  "queue/add": async (request, context) => {
    await changeQueue(request, (tx) => addPlace(tx, request, context));
    return { queue: await readQueue(await database(), request.class_id, context.now) };
  },

  "queue/remove": async (request, context) => {
    const saved = await changeQueue(request, (tx) => removePlace(tx, request, context));
    return { saved, queue: await readQueue(await database(), request.class_id, context.now) };
  },

  "queue/order": async (request, context) => {
    const saved = await changeQueue(request, (tx) => orderPlaces(tx, request, context));
    return { saved, queue: await readQueue(await database(), request.class_id, context.now) };
  },
};

/** Runs a change in the class's queue, as bookings do, and lets pages read the seats again. */
async function changeQueue<Answer>(
  { class_id: classId }: Pick<RequestOf<typeof queueCalls, "queue/add">, "class_id">,
  change: (tx: Database) => Promise<Answer>,
): Promise<Answer> {
  const db = await database();
  return withQueue(classId, () =>
    db.transaction(async (tx) => {
      const answer = await change(tx);
      await bumpContentVersion(tx);
      return answer;
    }),
  );
}
