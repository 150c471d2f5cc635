/** POST /api/link/{event}, with the link's last segment (`vn-tiktok-tet`) as its body. */
export const linkEventsPath = "/api/link/";
export const linkEvents = ["visits", "begun"] as const;
export type LinkEvent = (typeof linkEvents)[number];
