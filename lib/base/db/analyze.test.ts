import { sql } from "drizzle-orm";
import { openTemporaryDatabase } from "../../../testing/provider/temporary-database";
import { analyzeChangedTables } from "./analyze";

test("PGlite analyzes a table once after many changes", async () => {
  const { db, close } = await openTemporaryDatabase();
  await db.execute(
    sql`insert into partners (name, link, content) select 'n' || n, '', '' from generate_series(1, 500) n`,
  );
  expect(await analyzeChangedTables(db)).toContain("partners");
  expect(await analyzeChangedTables(db)).not.toContain("partners");
  await db.execute(sql`update partners set link = 'x' where id <= 20`);
  expect(await analyzeChangedTables(db)).not.toContain("partners");
  await close();
});
