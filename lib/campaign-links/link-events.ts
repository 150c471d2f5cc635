/** POST /api/link/{event}, with the link's last segment (`vn-tiktok-tet`) as its body. */
export const linkEventsPath = "/api/link/";
export const linkEvents = ["visits", "begun"] as const;
export type LinkEvent = (typeof linkEvents)[number];

/** Session storage key of the link through which this tab arrived; removed when an enrolment is started. */
export const linkKey = "yuqiao:campaign:link";
