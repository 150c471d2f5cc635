/**
 * Runs in the head, before anything is painted: who is looking (from the cookies that the account site and
 * `SessionWatcher` write) and whether the browser is a desktop one
 * (iPads say that they are Macintoshes, which have no touch screen). The page itself is the same for everyone,
 * so it can be cached; `data-for` in globals.css does the rest. Local storage says the
 * same language as the cookie, which the server may have written for a query, and none where there is none. Where cookies are forbidden, reading them may throw:
 * everyone is a guest there. A page that the browser kept whole and shows again when one goes back to it may be of
 * before the login or the logout: then it is loaded anew. Must stay free of anything that varies, so that a content
 * security policy can name it by its hash.
 */
export const viewerScript = `(function(d){var m,e=d.documentElement.dataset;function c(){try{return d.cookie}catch(x){return""}}function t(){return/(?:^|; )token=[^;]/.test(c())}m=/(?:^|; )account_type=(student|teacher)(?:;|$)/.exec(c());e.viewer=t()?m?m[1]:"pending":"guest";m=/(?:^|; )locale=([-A-Za-z]+)/.exec(c());try{m?localStorage.locale=m[1]:localStorage.removeItem("locale")}catch(x){}/Mobi|Android|iPhone|iPad/i.test(navigator.userAgent)||navigator.maxTouchPoints>1&&/Macintosh/.test(navigator.userAgent)||(e.desktop="");addEventListener("pageshow",function(p){p.persisted&&t()==(e.viewer=="guest")&&location.reload()})})(document)`;
