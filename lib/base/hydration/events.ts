/** Dispatched on `window` once React has hydrated the page outside its sections. */
export const rootHydrated = "yuqiao:root-hydrated";

/** Dispatched on `window` once React has hydrated every section as well. */
export const pageHydrated = "yuqiao:page-hydrated";
