import { readSavedEnrollment, saveEnrollment, type SavedEnrollment } from "./storage";

/*
 * Whether somebody has enrolled on this device in a season that is on now, noted on the root element: `data-enrolled`,
 * and `data-activation-code` where the code is known. Before the first paint an inline script does so
 * (lib/inline-scripts/enrolled-state).
 */

const changed = "yuqiao:enrolled";

/** Calls back when the state may have changed: on this page, in another tab, or while the page lay in the browser's cache. */
export function onEnrolledChange(callback: () => void): () => void {
  const events = [changed, "storage", "pageshow"];
  for (const name of events) addEventListener(name, callback);
  return () => {
    for (const name of events) removeEventListener(name, callback);
  };
}

/** The activation code of the enrollment that the page shows, if any. */
export function shownActivationCode(): string | undefined {
  if (document.documentElement.dataset.activationCode === undefined) return undefined;
  return readSavedEnrollment()?.code || undefined;
}

/**
 * Keeps an enrollment and shows it on this page.
 * @returns whether the next page will find it
 */
export function markEnrolled(enrollment: SavedEnrollment): boolean {
  const isKept = saveEnrollment(enrollment);
  const { dataset } = document.documentElement;
  dataset.enrolled = "";
  if (enrollment.code) dataset.activationCode = "";
  else delete dataset.activationCode;
  dispatchEvent(new Event(changed));
  return isKept;
}
