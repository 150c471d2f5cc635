/*
 * First script of every campaign page. Before the first paint it marks the root element if someone has enrolled on this
 * device in the season that the page's region shows (lib/subjects/campaign/enrolled-state). It runs again when the page is
 * restored from the back-forward cache and when another tab enrolls.
 */
import { findSavedCode } from "../../subjects/campaign/saved-enrollments";
import { shownSeason } from "../../subjects/campaign/shown-season";
import { enrolledKey, phoneCodeKey, phoneNumberKey } from "../../subjects/campaign/storage-keys";
import type { Region } from "../../base/reference/campaign-regions";

const { seasons, region } = document.currentScript!.dataset;
const season = shownSeason(seasons!, region as Region) ?? "";
const root = document.documentElement;

function update(): void {
  try {
    const stored = localStorage.getItem(enrolledKey);
    const code = findSavedCode(stored, { region: region as Region, season });
    // Older enrolments were stored without a season.
    const hasPhone = localStorage.getItem(phoneCodeKey) && localStorage.getItem(phoneNumberKey);
    root.toggleAttribute("data-enrolled", stored ? code !== undefined : Boolean(hasPhone));
    root.toggleAttribute("data-activation-code", Boolean(code));
    if (!code) return;
    for (const output of document.querySelectorAll("output[data-saved]")) output.textContent ||= code;
  } catch {
    // Storage is forbidden: the hydrated page sets the marks.
  }
}

update();
for (const name of ["DOMContentLoaded", "pageshow", "storage"]) addEventListener(name, update);
