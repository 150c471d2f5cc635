/**
 * Whether the runtime's clock shows the same time as another clock, so that showing both would repeat the time. A zone
 * with daylight saving time may agree with one without for half of the year.
 * @param clock what the other clock shows (`describeClock`): an instant, and the minutes by which it is behind UTC
 */
export function showsSameClock(clock: string): boolean {
  const [instant = "", minutesBehind] = clock.split(" ");
  return new Date(instant).getTimezoneOffset() === Number(minutesBehind);
}
