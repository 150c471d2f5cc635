/*
 * Over 200 values of the `redirect` parameter that try to leave the site or to run a script, built from inputs that
 * browsers interpret in unexpected ways.
 */
const evil = "evil.example";

/** Sequences that browsers treat as slashes, ignore, or read as the start of a host. */
const slashes = [
  "//",
  "///",
  "////",
  "/\\",
  "\\/",
  "\\\\",
  "/\\/",
  "\\//",
  "//\\",
  "/\\\\",
  "\\",
  "/\t/",
  "/\n/",
  "/\r/",
  "/\r\n/",
];
const padded = [
  " //",
  "\t//",
  "\n//",
  "\r\n//",
  "\u0000//",
  "\u0001/\\",
  "\u00a0//",
  "\u2003//",
  "\ufeff//",
  "\u200b//",
];
const dots = [
  "/.//",
  "/..//",
  "/../..//",
  "/./\\",
  "/..\\\\",
  "/a/..//",
  "/%2e%2e//",
  "/%2E//",
  "/home/../..//",
  "/;//",
  "/.\t//",
];
const encoded = [
  "/%2f",
  "/%2F%2F",
  "%2f%2f",
  "/%5c",
  "%5c%5c",
  "/%09/",
  "/%0a/",
  "/%0d%0a/",
  "/%00/",
  "/%252f%252f",
];
const unicode = [
  "\uff0f\uff0f",
  "/\uff0f",
  "\u2044\u2044",
  "/\u2215",
  "\uff3c\uff3c",
  "/\u29f8",
  "/\u3002/",
  "\u3002\u3002//",
];
const starts = [...slashes, ...padded, ...dots, ...encoded, ...unicode];

const hosts = [evil, `${evil}:443/`, `school.example@${evil}`, `${evil}/%2f..`];

const schemes = [
  "http:",
  "https:",
  "HTTPS:",
  "htTp:",
  "ftp:",
  "ws:",
  "file:",
  "blob:",
  "view-source:",
  "intent:",
];
const scripts = [
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  " javascript:alert(1)",
  "\u0001javascript:alert(1)",
  "javascript://%0aalert(1)",
  "javascript:/home",
  "/javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:text/html;base64,PHNjcmlwdD4=",
  "vbscript:msgbox(1)",
  "about:blank",
  "feed:javascript:alert(1)",
];
const mixed = [
  `?locale=zh-CN//${evil}`,
  `//${evil}?locale=vn`,
  `/\\${evil}?locale=id#x`,
  `/home?redirect=//${evil}`,
  `/account/login?redirect=https://${evil}`,
  `/home\r\nLocation: https://${evil}`,
  `/home%0d%0aSet-Cookie:token=x`,
  `//${evil}\\@school.example`,
  `//school.example.${evil}`,
  `//school.example%2e${evil}`,
  `//[::1]`,
  `//2130706433`,
  `//0x7f.1`,
  `//evil\u3002example`,
  `//xn--evil-.example`,
  `@${evil}`,
  `:${evil}`,
  `.${evil}`,
  `#//${evil}`,
  `//`,
  `/\\`,
  `///`,
  `https:${evil}`,
  `https:/${evil}`,
  `https:\\\\${evil}`,
  `https:///${evil}`,
];

export const redirectPayloads: readonly string[] = [
  ...starts.flatMap((start) => hosts.map((host) => start + host)),
  ...schemes.map((scheme) => `${scheme}//${evil}`),
  ...scripts,
  ...mixed,
];
