/*
 * First script of every campaign page. Before the first paint it marks the root element if someone has enrolled on this
 * device in a season that is open in any region (lib/campaign/enrolled-state). It runs again when the page is restored
 * from the back-forward cache and when another tab enrolls.
 */
import { enrolledKey, phoneCodeKey, phoneNumberKey } from "../campaign/storage-keys";

const seasons = document.currentScript!.dataset.seasons!.split(" ");
const root = document.documentElement;

function update(): void {
  try {
    const [season = "", code] = (localStorage.getItem(enrolledKey) ?? "").split(" ");
    const isOn = seasons.includes(season);
    // Older enrolments were stored without a season.
    const hasPhone = localStorage.getItem(phoneCodeKey) && localStorage.getItem(phoneNumberKey);
    root.toggleAttribute("data-enrolled", season ? isOn : Boolean(hasPhone));
    root.toggleAttribute("data-activation-code", isOn && Boolean(code));
    if (!isOn || !code) return;
    for (const output of document.querySelectorAll("output[data-saved]")) output.textContent ||= code;
  } catch {
    // Storage is forbidden: the hydrated page sets the marks.
  }
}

update();
for (const name of ["DOMContentLoaded", "pageshow", "storage"]) addEventListener(name, update);
