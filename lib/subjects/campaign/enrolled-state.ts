import type { SavedEnrollment } from "./saved-enrollments";
import { readSavedCode, saveEnrollment } from "./storage";
import type { RegionSeason } from "./storage-keys";

/*
 * Whether this device has an enrolment in the page's region and season, as attributes of the root element: `data-enrolled`, and
 * `data-activation-code` if the code is known. An inline script sets them before the first paint
 * (lib/app/inline-scripts/enrolled-state).
 */

const changeEvent = "yuqiao:enrolled";

/** Subscribes to changes of the state: on this page, in another tab, or while the page was in the back/forward cache. */
export function onEnrolledChange(callback: () => void): () => void {
  const events = [changeEvent, "storage", "pageshow"];
  for (const name of events) addEventListener(name, callback);
  return () => {
    for (const name of events) removeEventListener(name, callback);
  };
}

/** The activation code of the enrolment that the page of a region's season shows, if any. */
export function shownActivationCode(place: RegionSeason): string | undefined {
  if (document.documentElement.dataset.activationCode === undefined) return undefined;
  return readSavedCode(place) || undefined;
}

/**
 * Saves an enrolment in the region and season of this page and shows it.
 * @returns whether it was stored, so that other pages can read it
 */
export function markEnrolled(enrollment: SavedEnrollment): boolean {
  const isStored = saveEnrollment(enrollment);
  const { dataset } = document.documentElement;
  dataset.enrolled = "";
  if (enrollment.code) dataset.activationCode = "";
  else delete dataset.activationCode;
  dispatchEvent(new Event(changeEvent));
  return isStored;
}
