/**
 * Stands before what depends on the time of day: a page may have been made hours before it is painted. While the page
 * comes in, and so before anything of it is painted, what has passed is put right by the visitor's clock:
 * - `data-until`, an instant: from then on it is not there, nor the slide that it stands on;
 * - `data-then`, a list of `[instant, state, text]`: from each instant on that is its `data-state` and its text.
 * React does the same by itself once it has taken the page over. Must stay free of anything that varies, so that a
 * content security policy can name it by its hash.
 */
export const firstPaintScript = `(function(d){function a(s,f){d.querySelectorAll(s).forEach(f)}function c(){var n=Date.now();a("[data-until]",function(e){if(Date.parse(e.dataset.until)<=n)(e.closest("[role=group]")||e).hidden=true});a("[data-then]",function(e){var s;JSON.parse(e.dataset.then).forEach(function(t){if(Date.parse(t[0])<=n)s=t});if(s&&e.dataset.state!=s[1]){e.dataset.state=s[1];(e.firstElementChild||e).textContent=s[2]}})}var o=new MutationObserver(c);o.observe(d,{childList:true,subtree:true});d.addEventListener("DOMContentLoaded",function(){o.disconnect();c()})})(document)`;
