import { sql } from "drizzle-orm";
import type { Database } from "../../db/types";

/** The seasons that have leads. The recursive query skips through the index, because few seasons have many rows. */
export async function listLeadSeasons(db: Database): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    with recursive known as (
      (select season from enrolments order by season limit 1)
      union all
      select (select season from enrolments where season > known.season order by season limit 1)
      from known where known.season is not null
    ) select season from known where season is not null`)) as { rows: { season: string }[] };
  return rows.map(({ season }) => season);
}
