import type { RequestOf } from "../../../base/contract/call";
import { bumpContentVersion } from "../../../engines/content/version";
import { database } from "../../../base/db/connect";
import type { Database } from "../../../base/db/types";
import type { DeskHandlers } from "../../staff/context";
import { withQueue } from "./booking-queue";
import type { waitingListCalls } from "./waiting-list-calls";
import { addPlace, orderPlaces, removePlace } from "./desk/change-waiting-list";
import { readWaitingList } from "./desk/waiting-list";

export const waitingListHandlers: DeskHandlers<typeof waitingListCalls> = {
  "waiting-list/add": async (request, context) => {
    await changeQueue(request, (tx) => addPlace(tx, request, context));
    return { waiting_list: await readWaitingList(await database(), request.class_id, context.now) };
  },

  "waiting-list/remove": async (request, context) => {
    const saved = await changeQueue(request, (tx) => removePlace(tx, request, context));
    return { saved, waiting_list: await readWaitingList(await database(), request.class_id, context.now) };
  },

  "waiting-list/order": async (request, context) => {
    const saved = await changeQueue(request, (tx) => orderPlaces(tx, request, context));
    return { saved, waiting_list: await readWaitingList(await database(), request.class_id, context.now) };
  },
};

/** Runs a change in the class's queue, as bookings do, and lets pages read the seats again. */
async function changeQueue<Answer>(
  { class_id: classId }: Pick<RequestOf<typeof waitingListCalls, "waiting-list/add">, "class_id">,
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
