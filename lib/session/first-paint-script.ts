import { insideClock } from "../i18n/time";

/**
 * Stands before what depends on the time of day or on the visitor's zone: the page is the same for all, and may have
 * been made hours before it is painted. While the page comes in, and so before anything of it is painted, it is put
 * right by the visitor's clock:
 * - `data-until`, an instant: from then on it is not there, nor the slide that it stands on;
 * - `data-then`, lines of instant, state and text (components/ui/then-lines.ts): from each instant on that is its `data-state` and its text;
 * - `data-own` of a `time`, a style: its text is the visitor's own time, by the patterns that the script's element has
 *   (`data-times`, lib/i18n/time.ts, as JSON with backticks for quotation marks). Said again where the rest of the page's own text came in behind it.
 * React does the same by itself once it has taken the page over. Must stay free of anything that varies, so that a
 * content security policy can name it by its hash.
 */
export const firstPaintScript = `(function(d){var k=d.currentScript,p=JSON.parse((k&&k.dataset.times||"{}").replace(/\`/g,'"')),m={};function a(s,f){d.querySelectorAll(s).forEach(f)}function w(i,o){if(o.trim)return o;var j=JSON.stringify(o),f=m[j]=m[j]||new Intl.DateTimeFormat(d.documentElement.lang,o);return o.timeZoneName?f.formatToParts(i).find(function(x){return x.type=="timeZoneName"}).value:f.format(i).replace(/${insideClock}/g,"\\xa0")}function c(){var n=Date.now();a("[data-until]",function(e){if(Date.parse(e.dataset.until)<=n)(e.closest("[role=group]")||e).hidden=true});a("[data-then]",function(e){var s;e.dataset.then.split("\\n").forEach(function(t){t=/(\\S+) (\\S+) (.*)/.exec(t);if(Date.parse(t[1])<=n)s=t});if(s&&e.dataset.state!=s[2]){e.dataset.state=s[2];(e.firstElementChild||e).textContent=s[3]}});a("time[data-own]",function(e){var q=p[e.dataset.own];if(q){e.own=e.own||q.map(w.bind(0,new Date(e.dateTime))).join("");if(e.textContent!=e.own)e.textContent=e.own}})}var o=new MutationObserver(c);o.observe(d,{childList:true,subtree:true});d.addEventListener("DOMContentLoaded",function(){o.disconnect();c()})})(document)`;
