import { sessionStore } from "../storage/browser-storage";
import { linkEventsPath, linkKey } from "./link-events";

/**
 * Reports the start of an enrolment, once per visit by a marketing link (lib/inline-scripts/link-visit.ts). Sends no data
 * about the visitor.
 */
export function reportEnrolmentStart(): void {
  const link = sessionStore.read(linkKey);
  if (!link) return;
  sessionStore.remove(linkKey);
  navigator.sendBeacon?.(`${linkEventsPath}begun`, link);
}
