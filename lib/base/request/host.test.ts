import { hostCheck } from "./host";

const near = "127.0.0.1";
const far = "203.0.113.9";

test.each([
  // SITE_URL, Host, peer, whether the host is this site
  ["https://school.example", "school.example", far, true],
  ["https://school.example", "SCHOOL.example:443", far, true],
  ["https://school.example", "school.example.", far, true],
  ["https://school.example:8443", "school.example", far, true],
  ["https://school.example", "www.school.example", far, false],
  ["https://school.example", "school.example.evil.example", far, false],
  ["https://school.example", "evil.example", near, false],
  ["https://school.example", "localhost:3000", near, true],
  ["https://school.example", "127.0.0.1:3000", "::ffff:127.0.0.1", true],
  ["https://school.example", "127.0.0.1:3000", far, false],
  ["https://school.example", "localhost", undefined, false],
  ["http://localhost:3000", "127.0.0.1:8080", "172.17.0.1", true],
  ["http://localhost:3000", "[::1]:3000", near, true],
  ["http://localhost:3000", "yuqiao.localhost", near, true],
  ["http://localhost:3000", "school.example.org", near, false],
  ["http://localhost:3000", "localhost.evil.example", near, false],
  ["http://localhost:3000", "127.0.0.1.evil.example", near, false],
  ["http://192.168.1.5:3000", "192.168.1.5:3000", "192.168.1.9", true],
  ["http://192.168.1.5:3000", "192.168.1.6:3000", "192.168.1.9", false],
  ["http://[fd12::1]:3000", "[FD12::1]:3000", far, true],
  ...["", "a b", "user@localhost", "localhost/x", "localhost:99999999", "[::1", "http://localhost"].map(
    (host) => ["http://localhost:3000", host, near, false] as const,
  ),
] as const)("site %s, host %j, peer %s: %s", (siteUrl, host, peer, expected) => {
  expect(hostCheck(siteUrl)(host, peer)).toBe(expected);
});
