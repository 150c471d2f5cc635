/** Prefix of the site's keys in local storage and of the names of its downloads. */
export const siteKey = "yuqiao";
