/** Prefix of the site's keys in the browser's local storage, and of the files that it hands out. */
export const siteKey = "yuqiao";
