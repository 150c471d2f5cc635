/** Subtracts calendar months in UTC; uses the month's last day if the day does not exist. */
export function monthsBefore(now: Date, months: number): Date {
  const lastDay = new Date(now);
  lastDay.setUTCMonth(now.getUTCMonth() - months + 1, 0);
  const earlier = new Date(lastDay);
  earlier.setUTCDate(Math.min(now.getUTCDate(), lastDay.getUTCDate()));
  return earlier;
}
