/** Dispatched on `window` once React has hydrated the page outside its sections, and answers presses. */
export const rootHydrated = "yuqiao:root-hydrated";

/** Dispatched on `window` once every section is hydrated, too. */
export const pageHydrated = "yuqiao:page-hydrated";
