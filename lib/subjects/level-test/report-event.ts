import { trialLevelParameter, untestedParameter } from "../../base/paths";

/**
 * What the school counts of its level test, by day and language: tests with a first answer, tests with a result, and
 * registrations on the way from a result to the free lesson. Visitors who say that they have never learned Chinese take no
 * test, and count as none of these.
 */
export const testEvents = ["started", "finished", "registered"] as const;
export type TestEvent = (typeof testEvents)[number];

/** POST /api/level-test/{language}/{event} */
export const testEventPath = (language: string, event: TestEvent) => `/api/level-test/${language}/${event}`;

/** Reports an event, without cookies, answers or an identifier. Offline nothing is reported, now or later. */
export function reportTestEvent(event: TestEvent): void {
  const address = testEventPath(document.documentElement.lang, event);
  void fetch(address, { method: "POST", credentials: "omit", keepalive: true }).catch(() => undefined);
}

/**
 * Reports a registration if a result of the level test led to it.
 * @param search query of the registration page, whose `redirect` then carries the level
 */
export function reportRegistration(search: string): void {
  const target = new URLSearchParams(search).get("redirect") ?? "";
  const query = target.includes("?") ? target.slice(target.indexOf("?")) : "";
  const parameters = new URLSearchParams(query);
  if (parameters.has(trialLevelParameter) && !parameters.has(untestedParameter))
    reportTestEvent("registered");
}
