import { viewerScript } from "../inline-scripts/compiled";
import { removeScripts, stripHydration, type StrippedPage } from "./strip-hydration";

const loader = "start()";
const file = (name: string) => `/_next/static/chunks/${name}.js`;
const push = (data: string) => `<script>self.__next_f.push([1,${JSON.stringify(data)}])</script>`;

/** A page with Next's markup. */
function page({ head = "", body = "", foot = "" } = {}): string {
  return [
    `<!DOCTYPE html><html lang="en-US"><head><meta charSet="utf-8"/>`,
    `<link rel="preload" href="/_next/static/media/font.woff2" as="font"/>`,
    `<link rel="preload" as="script" fetchPriority="low" href="${file("main")}"/>`,
    `<script src="${file("a")}" async=""></script><script>${viewerScript}</script>${head}`,
    `<script src="${file("old")}" noModule=""></script></head>`,
    `<body><p>你好</p>${body}<script type="application/ld+json">{"name":"a"}</script>`,
    `<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["b"]});</script>`,
    `<script src="${file("main")}" async=""></script>`,
    `<script>(self.__next_f=self.__next_f||[]).push([0])</script>`,
    `${push("1:a\n")}${push('2:"</p>"')}${foot}</body></html>`,
  ].join("");
}

const strip = (html: string, path = "/hot-sell/detail/3") =>
  stripHydration(html, { scripts: "touch", loader, path });
const stripped = (html: string, path?: string) => strip(html, path) as StrippedPage;

test("removes scripts, their preloads and the data, and nothing else", () => {
  const { html } = stripped(page());
  const [path] = /\/_page\/[\w-]+\.js/.exec(html) ?? [];
  expect(html).toBe(
    [
      `<!DOCTYPE html><html lang="en-US"><head><meta charSet="utf-8"/>`,
      `<link rel="preload" href="/_next/static/media/font.woff2" as="font"/>`,
      `<script>${viewerScript}</script>`,
      `<script data-start="touch" data-files="${path} ${file("a")} ${file("main")}">start()</script></head>`,
      `<body><p>你好</p><script type="application/ld+json">{"name":"a"}</script></body></html>`,
    ].join(""),
  );
});

test("the data is one script in Next's order, and its path contains its hash", () => {
  const { data } = stripped(page());
  expect(data.script).toBe(
    [
      `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["b"]})`,
      `(self.__next_f=self.__next_f||[]).push([0])`,
      String.raw`self.__next_f.push([1,"1:a\n"])`,
      String.raw`self.__next_f.push([1,"2:\"</p>\""])`,
    ]
      .join(";\n")
      .concat(";\n"),
  );
  expect(data.path).toMatch(/^\/_page\/[\w-]{22}\.js$/);
  expect(stripped(page()).data.path).toBe(data.path);
  expect(stripped(page({ foot: push("3:b") })).data.path).not.toBe(data.path);
});

test.each([
  ["an unknown inline script", { body: "<script>alert(1)</script>" }],
  ["code behind the data", { foot: "<script>self.__next_f.push([1,alert(1)])</script>" }],
  ["two calls in one script", { foot: "<script>self.__next_f.push([1]);alert([1])</script>" }],
  ["a file of another site", { head: `<script src="https://evil.example/x.js"></script>` }],
  ["a file outside the build", { head: `<script src="/_next/static/../../x.js"></script>` }],
  ["a module", { head: `<script type="module">import "x"</script>` }],
  ["a style element", { head: "<style>p{}</style>" }],
  ["a script without an end", { foot: "<script>self.__next_f" }],
])("a page with %s is not changed", (_what, parts) => {
  expect(strip(page(parts))).toEqual({ reason: expect.any(String) });
});

test("text that is not a page of Next is not changed", () => {
  expect(strip("")).toHaveProperty("reason");
  expect(strip("<html><head></head><body>x</body></html>")).toHaveProperty("reason");
});

test("script tags within text, comments or attributes are ignored", () => {
  const body = `<!-- <script>alert(1)</script> --><p title="<script>x</script>">a</p><textarea><script>b</script></textarea>`;
  expect(stripped(page({ body })).html).toContain(body);
});

test.each([
  ["/hot-sell", `<a href="/hot-sell" aria-current="page">P</a>`],
  ["/hot-sell/detail/3", `<a href="/hot-sell" aria-current="true">P</a>`],
  ["/hot-sellers", `<a href="/hot-sell">P</a>`],
  ["/home", `<a href="/hot-sell">P</a>`],
])("on %s the menu link is marked, other links are not", (path, tab) => {
  const trail = `<nav><a href="/hot-sell">P</a></nav><a href="/hot-sell">P</a>`;
  const body = `<nav id="menu"><ul><li><a href="/hot-sell">P</a></li></ul></nav>${trail}`;
  const { html } = stripped(page({ body }), path);
  expect(html).toContain(`<nav id="menu"><ul><li>${tab}</li></ul></nav>${trail}`);
});

test("a preview keeps the site's own inline scripts, but no scripts of Next", () => {
  const html = removeScripts(page());
  expect(html).toContain(`<script>${viewerScript}</script>`);
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(() => removeScripts(page({ body: "<script>alert(1)</script>" }))).toThrow("unknown markup");
});
