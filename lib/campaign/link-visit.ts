import { sessionStore } from "../storage/browser-storage";
import { linkEventsPath, linkKey } from "./link-events";

/**
 * Reports that an enrollment was begun, once per visit by a marketer's link (lib/inline-scripts/link-visit.ts). Sends
 * nothing about the visitor.
 */
export function tellBegun(): void {
  const link = sessionStore.read(linkKey);
  if (!link) return;
  sessionStore.remove(linkKey);
  navigator.sendBeacon?.(`${linkEventsPath}begun`, link);
}
