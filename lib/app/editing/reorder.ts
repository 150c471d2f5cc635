import type { OrderRequest } from "./requests";
import { placeShapes, type Place } from "../../subjects/placements/content";
import { listPositions, setPosition } from "../../subjects/placements/order";
import type { Database } from "../../base/db/types";
import { lockContent } from "../../engines/content/lock";
import { ProviderError } from "../../base/contract/provider-error";
import { invalidField } from "../../engines/content/invalid-field";
import { recordChange } from "../../engines/content/history";
import { lockRecord } from "../../engines/content/records";
import { bumpContentVersion } from "../../engines/content/version";
import { storeOf } from "./stores";
import { type Editor, ContentConflict } from "./edit";

/**
 * Reorders the pictures of a place; visitors see the new order immediately.
 * @throws ContentConflict if the current order is not `request.before`.
 */
export async function reorder(
  db: Database,
  request: OrderRequest,
  { by, now = new Date() }: Editor,
): Promise<void> {
  const place = request.place as Place;
  if (!Object.hasOwn(placeShapes, place)) throw new ProviderError("notFound", "");
  await db.transaction(async (tx) => {
    await lockContent(tx);
    const rows = await listPositions(tx, place);
    const ids = rows.map((row) => row.id);
    const isSameList = (a: number[], b: number[]) =>
      a.length === b.length && a.every((one, index) => one === b[index]);
    if (!isSameList(ids, request.before)) throw new ContentConflict(null);
    if (
      !isSameList(
        ids.toSorted((a, b) => a - b),
        request.after.toSorted((a, b) => a - b),
      )
    )
      throw invalidField("after", "malformed");
    for (const [index, moved] of request.after.entries()) {
      if (rows.find((row) => row.id === moved)?.order === index + 1) continue;
      await setPosition(tx, moved, index + 1);
      if (ids[index] === moved) continue;
      const row = await lockRecord(tx, { kind: "placement", id: moved });
      const fields = (await storeOf("placement").read(tx, [moved])).get(moved) ?? null;
      await recordChange(tx, row, {
        action: "order",
        by,
        now,
        before: fields,
        after: fields,
        set: { published: true, problem: row.problem },
      });
    }
    await bumpContentVersion(tx);
  });
}
