/** Inserts rows in one statement, each of which is a round trip, and returns their ids by content key. */
export async function insertKeyed<Row extends { key: string }>(
  rows: Row[],
  insert: (rows: Row[]) => PromiseLike<{ id: number }[]>,
): Promise<Map<string, number>> {
  const inserted = rows.length > 0 ? await insert(rows) : [];
  return new Map(inserted.map(({ id }, index) => [(rows[index] as Row).key, id]));
}

/** Inserts rows, if there are any. */
export async function insertRows<Row>(
  rows: Row[],
  insert: (rows: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  if (rows.length > 0) await insert(rows);
}
