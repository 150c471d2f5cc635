import { sql, type SQL } from "drizzle-orm";
import type { Database } from "./types";

/*
 * Invariants between rows, written independently of the handlers and the schema's checks. Each query returns the rows
 * that violate a rule, which also reveals a corrupt index or a lost row.
 */
const violations: Record<string, SQL> = {
  // Demo classes start with students that exist only in the counter.
  "a class's counter equals its taken seats": sql`
    select class.id from series_classes as class
    left join (select class_id, count(*) as taken from bookings where ended is null group by class_id) as rows on class_id = class.id
    where class.students > class.capacity or class.students < coalesce(taken, 0)
      or (class.demo_key is null and class.students <> coalesce(taken, 0))`,
  "a student has one seat in a class": sql`
    select min(id) as id from bookings where ended is null group by student_id, class_id having count(*) > 1`,
  "no student waits for a class with a seat of theirs": sql`
    select place.id from waiting_places as place
    join bookings as booking on booking.class_id = place.class_id and booking.student_id = place.student_id and booking.ended is null`,
  "seats are offered in the order of the waiting list": sql`
    select place.id from waiting_places as place where offered_until is not null and exists (
      select 1 from waiting_places as earlier
      where earlier.class_id = place.class_id and earlier.rank < place.rank and earlier.offered_until is null)`,
  "a balance is the sum of its ledger": sql`
    select id from accounts left join (select account_id, sum(change) as total from point_ledger group by account_id) as ledger
    on account_id = id where kind = 'parent' and (points < 0 or points <> coalesce(total, 0))`,
  "each ledger line continues the previous balance": sql`
    select id from (select id, balance, sum(change) over (partition by account_id order by id) as total from point_ledger) as line
    where balance <> total`,
  "a booking is charged once, at its price, and refunded once, when it ends": sql`
    select booking.id from bookings as booking
    left join point_ledger as line on booking_id = booking.id
    group by booking.id, booking.points, booking.ended
    having count(line.id) filter (where reason = 'booking') <> 1
      or count(line.id) filter (where reason = 'refund') <> (case when booking.ended is null then 0 else 1 end)
      or min(line.change) filter (where reason = 'booking') <> -booking.points
      or min(line.change) filter (where reason = 'refund') <> booking.points`,
  "a booking that ended as moved is replaced by one booking of its student": sql`
    select booking.id from bookings as booking join bookings as before on before.id = booking.moved_from
    where before.ended is distinct from 'moved' or before.student_id <> booking.student_id
    union select min(id) from bookings where moved_from is not null group by moved_from having count(*) > 1
    union select before.id from bookings as before where ended = 'moved'
      and not exists (select from bookings as booking where booking.moved_from = before.id)`,
  "a student belongs to a parent": sql`
    select student.id from accounts as student join accounts as parent on parent.id = student.parent_id
    where parent.kind <> 'parent'`,
  "a possible minor has a parent's consent": sql`
    select id from accounts where birth_year >= extract(year from created_at at time zone 'UTC') - 18 and consent_at is null`,
  "a trial lesson belongs to its family and is its only one": sql`
    select trial.id from trial_lessons as trial join accounts as student on student.id = trial.student_id
    where student.parent_id is distinct from trial.parent_id
    union select min(id) from trial_lessons group by parent_id having count(*) > 1`,
  "a phone is enrolled once a season": sql`
    select min(id) as id from enrolments where e164 is not null group by e164, season having count(*) > 1
    union select min(id) from enrolments group by phone_code, phone_number, season having count(*) > 1`,
  "an activation code is unique": sql`
    select min(id) as id from enrolments group by activation_code having count(*) > 1`,
};

/** Returns the violated rules, each with up to five row ids; empty for a consistent database. */
export async function findBrokenInvariants(db: Database): Promise<string[]> {
  const violated: string[] = [];
  for (const [rule, query] of Object.entries(violations)) {
    const { rows } = (await db.execute(sql`${query} order by 1 limit 5`)) as { rows: { id: number }[] };
    if (rows.length > 0) violated.push(`${rule}: violated by ${rows.map(({ id }) => id).join(", ")}`);
  }
  return violated;
}
