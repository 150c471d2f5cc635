/** Inserts rows in one statement, each of which is a round trip, and returns their ids by content key. */
export async function fillKeyed<Row extends { key: string }>(
  rows: Row[],
  insert: (rows: Row[]) => PromiseLike<{ id: number }[]>,
): Promise<Map<string, number>> {
  const made = rows.length > 0 ? await insert(rows) : [];
  return new Map(made.map(({ id }, index) => [(rows[index] as Row).key, id]));
}

/** Inserts rows, if there are any. */
export async function fill<Row>(rows: Row[], insert: (rows: Row[]) => PromiseLike<unknown>): Promise<void> {
  if (rows.length > 0) await insert(rows);
}
