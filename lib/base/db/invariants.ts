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
  "a balance is what is left of its lots": sql`
    select id from accounts left join (select account_id, sum(remaining) as total from point_lots group by account_id) as lots
    on account_id = id where kind = 'parent' and points <> coalesce(total, 0)`,
  "what is left of a lot is what came in and its changes": sql`
    select lot.id from point_lots as lot left join (select lot_id, sum(change) as total from lot_changes group by lot_id) as changes
    on lot_id = lot.id where lot.remaining <> lot.points + coalesce(total, 0)`,
  "points are taken from lots of the same family, as many as the ledger says": sql`
    select line.id from point_ledger as line join lot_changes as part on part.ledger_id = line.id
    join point_lots as lot on lot.id = part.lot_id
    group by line.id, line.account_id, line.change
    having bool_or(lot.account_id <> line.account_id) or abs(sum(part.change)) > abs(line.change)
      or (line.change < 0 and sum(part.change) <> line.change)`,
  "a booking is charged once, at its price, refunded once, when it ends, and never more than its price": sql`
    select booking.id from bookings as booking
    left join point_ledger as line on booking_id = booking.id
    group by booking.id, booking.points, booking.ended
    having count(line.id) filter (where reason = 'booking') <> 1
      or count(line.id) filter (where reason = 'refund') <> (case when booking.ended is null then 0 else 1 end)
      or min(line.change) filter (where reason = 'booking') <> -booking.points
      or coalesce(sum(line.change) filter (where reason in ('refund', 'canceledLesson')), 0) not between 0 and booking.points`,
  "the share of a canceled lesson is given back once, as it is": sql`
    select line.id from point_ledger as line left join seat_lessons as share
      on share.booking_id = line.booking_id and share.lesson_id = line.lesson_id
    where reason = 'canceledLesson' and (share.given_back_at is null or share.points <> line.change)`,
  "the shares of a seat's lessons sum to its price": sql`
    select booking.id from bookings as booking join seat_lessons as share on share.booking_id = booking.id
    group by booking.id, booking.points having sum(share.points) <> booking.points`,
  "each share belongs to a lesson of the seat's class": sql`
    select booking.id from seat_lessons as share join bookings as booking on booking.id = share.booking_id
    where not exists (select from lessons where lessons.id = share.lesson_id and lessons.class_id = booking.class_id)
      and not exists (select from canceled_lessons as canceled where canceled.id = share.lesson_id
        and canceled.class_id = booking.class_id and share.given_back_at is not null)`,
  "a booking that ended as moved is replaced by one booking of its student": sql`
    select booking.id from bookings as booking join bookings as before on before.id = booking.moved_from
    where before.ended is distinct from 'moved' or before.student_id <> booking.student_id
    union select min(id) from bookings where moved_from is not null group by moved_from having count(*) > 1
    union select before.id from bookings as before where ended = 'moved'
      and not exists (select from bookings as booking where booking.moved_from = before.id)`,
  "a payment's lots came in with its points, for what was paid less what went back": sql`
    select payment.id from payments as payment
    left join point_lots as lot on lot.id = payment.lot_id
    left join point_lots as bonus_lot on bonus_lot.id = payment.bonus_lot_id
    left join (select counter_to, sum(amount) as amount, sum(points) as points from payments group by counter_to) as counter
      on counter.counter_to = payment.id
    left join (select from_lot_id, sum(amount) as amount, sum(points) as points from point_moves group by from_lot_id) as moved
      on moved.from_lot_id = lot.id
    where payment.kind = 'payment' and (coalesce(lot.points, 0) <> payment.points
      or coalesce(bonus_lot.points, 0) <> payment.bonus
      or (lot.id is not null and (lot.account_id <> payment.account_id or lot.source <> 'purchase'
        or lot.currency <> payment.currency or lot.paid_amount <> payment.amount + coalesce(counter.amount, 0) - coalesce(moved.amount, 0)
        or lot.paid_points <> payment.points + coalesce(counter.points, 0) - coalesce(moved.points, 0)))
      or (bonus_lot.id is not null and (bonus_lot.account_id <> payment.account_id or bonus_lot.source <> 'bonus')))
    union select lot.id from point_lots as lot where source in ('purchase', 'bonus')
      and not exists (select from payments where lot_id = lot.id or bonus_lot_id = lot.id)`,
  "moved points leave a lot of one family for a lot of another, with their share of the price": sql`
    select move.id from point_moves as move
    join point_ledger as out_line on out_line.id = move.out_ledger_id join point_ledger as in_line on in_line.id = move.in_ledger_id
    join point_lots as source on source.id = move.from_lot_id join point_lots as target on target.id = move.to_lot_id
    left join (select from_lot_id, sum(amount) as amount, sum(points) as points from point_moves group by from_lot_id) as onward
      on onward.from_lot_id = target.id
    where out_line.reason <> 'moved' or in_line.reason <> 'moved' or target.source <> 'moved'
      or out_line.change <> -move.points or in_line.change <> move.points or target.points <> move.points
      or source.account_id <> out_line.account_id or target.account_id <> in_line.account_id
      or source.account_id = target.account_id or source.currency is distinct from target.currency
      or (move.amount is null) <> (target.currency is null)
      or (target.currency is not null and (target.paid_amount <> move.amount - coalesce(onward.amount, 0)
        or target.paid_points <> move.points - coalesce(onward.points, 0)))
    union select lot.id from point_lots as lot where source = 'moved'
      and not exists (select from point_moves where to_lot_id = lot.id)`,
  "a pause has a ledger line of its lot's family, which changes no points": sql`
    select pause.id from lot_pauses as pause join point_lots as lot on lot.id = pause.lot_id
    join point_ledger as line on line.id = pause.ledger_id
    where line.reason <> 'pause' or line.change <> 0 or line.account_id <> lot.account_id
    union select line.id from point_ledger as line where reason = 'pause'
      and not exists (select from lot_pauses where ledger_id = line.id)`,
  "counter-entries give back at most what was paid, in its currency, and not before it": sql`
    select payment.id from payments as counter join payments as payment on payment.id = counter.counter_to
    group by payment.id having payment.kind <> 'payment' or payment.amount + sum(counter.amount) < 0
      or payment.points + sum(counter.points) < 0 or payment.bonus + sum(counter.bonus) < 0
      or bool_or(counter.currency <> payment.currency or counter.account_id <> payment.account_id)
      or min(counter.received_on) < payment.received_on`,
  "a counter-entry takes its points from the lots of its payment": sql`
    select counter.id from payments as counter join payments as payment on payment.id = counter.counter_to
    left join point_ledger as line on line.id = counter.ledger_id
    where coalesce(line.change, 0) <> counter.points + counter.bonus or line.reason <> 'takenBack'
      or exists (select from lot_changes as part where part.ledger_id = line.id
        and part.lot_id is distinct from payment.lot_id and part.lot_id is distinct from payment.bonus_lot_id)`,
  "each payment has a receipt, and each counter-entry a credit note": sql`
    select payment.id from payments as payment left join receipts as receipt on receipt.payment_id = payment.id
    where receipt.series is distinct from (case when kind = 'payment' then 'receipt' else 'creditNote' end)`,
  "receipts are numbered from 1 without gaps": sql`
    select max(payment_id) as id from receipts group by issuer_key, series, year
    having max(number) <> count(*) or min(number) <> 1`,
  "a student belongs to a parent": sql`
    select student.id from accounts as student join accounts as parent on parent.id = student.parent_id
    where parent.kind <> 'parent'`,
  "a possible minor has a parent's consent": sql`
    select id from accounts where birth_year >= extract(year from created_at at time zone 'UTC') - 18 and consent_at is null and not awaits_acceptance`,
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
