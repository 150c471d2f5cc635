import { sessionStore } from "../storage/browser-storage";
import { siteKey } from "../storage/site-key";

/*
 * How a browser tells the site what a marketer's link was worth: that somebody came by it, and that they began to
 * enrol. Nothing of the visitor is told, and nobody who asks not to be counted is.
 */

/** POST /api/link/{event}, with the link's last segment (`vn-tiktok-tet`) as its body. */
export const linkEventsPath = "/api/link/";
export const linkEvents = ["visits", "begun"] as const;
export type LinkEvent = (typeof linkEvents)[number];

/** The link by which this tab came, until an enrolment has been begun. */
const linkKey = `${siteKey}:campaign:link`;

/**
 * Stands in every page of the campaign. A visit is an arrival from elsewhere at an address that says more than its
 * region: no reload, no step back, no link within the site. Told when all else is done, so that it delays nothing. Free
 * of anything that varies, so that a content security policy can name it by its hash.
 */
export const visitScript = `(function(n,d,l){var s=l.pathname.split("/").pop(),v=performance.getEntriesByType("navigation")[0];if(s.length<4||n.doNotTrack=="1"||n.globalPrivacyControl||!n.sendBeacon||!d.referrer.indexOf(l.origin+"/")||v&&v.type!="navigate")return;try{sessionStorage.setItem("${linkKey}",s)}catch(e){}addEventListener("load",function(){n.sendBeacon("${linkEventsPath}visits",s)})})(navigator,document,location)`;

/** Tells that an enrolment was begun by whoever came by a link, once a visit. */
export function tellBegun(): void {
  const link = sessionStore.read(linkKey);
  if (!link) return;
  sessionStore.remove(linkKey);
  navigator.sendBeacon?.(`${linkEventsPath}begun`, link);
}
