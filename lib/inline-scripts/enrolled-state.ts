/*
 * Stands first in every page of the campaign and notes on the root element, before anything is painted, whether somebody
 * has enrolled on this device in a season that is on now in any region (lib/campaign/enrolled-state). Again when the page
 * comes back from the browser's cache, or another tab has enrolled.
 */
import { enrolledKey, phoneCodeKey, phoneNumberKey } from "../campaign/storage-keys";

const seasons = document.currentScript!.dataset.seasons!.split(" ");
const root = document.documentElement;

function update(): void {
  try {
    const [season = "", code] = (localStorage.getItem(enrolledKey) ?? "").split(" ");
    const isOn = seasons.includes(season);
    // Enrolled before the season was kept with it.
    const hasPhone = localStorage.getItem(phoneCodeKey) && localStorage.getItem(phoneNumberKey);
    root.toggleAttribute("data-enrolled", season ? isOn : Boolean(hasPhone));
    root.toggleAttribute("data-activation-code", isOn && Boolean(code));
    if (!isOn || !code) return;
    for (const output of document.querySelectorAll("output[data-saved]")) output.textContent ||= code;
  } catch {
    // Storage is forbidden: the page's own script marks it.
  }
}

update();
for (const name of ["DOMContentLoaded", "pageshow", "storage"]) addEventListener(name, update);
