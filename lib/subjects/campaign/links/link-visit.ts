import { sessionStore } from "../../../base/storage/browser-storage";
import { linkEventsPath } from "./link-events";

/**
 * Reports the start of an enrolment, once per visit by a marketing link of the same region and season
 * (lib/app/inline-scripts/link-visit.ts). Sends no data about the visitor.
 * @param linkKey session storage key of that link
 */
export function reportEnrolmentStart(linkKey: string): void {
  const link = sessionStore.read(linkKey);
  if (!link) return;
  sessionStore.remove(linkKey);
  navigator.sendBeacon?.(`${linkEventsPath}begun`, link);
}
