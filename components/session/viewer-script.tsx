/**
 * Runs in the head, before anything is painted: who is looking (from the cookies that the account site and
 * `SessionWatcher` write) and whether the browser is a desktop one. The page itself is the same for everyone,
 * so it can be cached; `data-for` in globals.css does the rest. Must stay free of anything that varies, so that
 * a content security policy can name it by its hash.
 */
export const viewerScript = `(function(d){var c=d.cookie,m=/(?:^|; )account_type=(student|teacher)(?:;|$)/.exec(c),e=d.documentElement.dataset;e.viewer=/(?:^|; )token=[^;]/.test(c)?m?m[1]:"pending":"guest";/Mobi|Android|iPhone|iPad/i.test(navigator.userAgent)||(e.desktop="")})(document)`;

export function ViewerScript() {
  return <script dangerouslySetInnerHTML={{ __html: viewerScript }} />;
}
