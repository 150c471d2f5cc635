import { isLoopback, isLoopbackHost, isPublic, listenHost } from "./public-address.mjs";

test.each([
  "http://localhost:3000",
  "https://yuqiao.localhost",
  "http://127.0.0.1:3000",
  "http://127.8.9.1",
  "http://0.0.0.0:3000",
  "http://[::1]:3000",
  "http://[::]",
  "http://[::ffff:192.168.1.5]",
  "http://[::ffff:172.16.0.1]",
  "http://100.127.255.255",
  "http://10.1.2.3",
  "http://172.31.0.9",
  "https://192.168.178.20",
  "http://169.254.1.1",
  "http://[fd12:3456::1]",
  "http://[fe80::1]",
  "http://site:3000",
  "https://school.test",
  "http://macbook.local:3000",
  "https://yuqiao.internal.",
  "https://pi.home.arpa",
])("%s is not public", (address) => {
  expect(isPublic(address)).toBe(false);
});

test.each([
  "https://www.yuqiao.example",
  "http://yuqiao.example",
  "https://203.0.113.7",
  "https://172.32.0.1",
  "https://100.128.0.1",
  "https://[::ffff:203.0.113.7]",
  "https://[fc::1]",
  "https://[::2]",
  "http://[2001:db8::7]:8080",
  "https://localhost.yuqiao.example",
  "https://mytest.example",
])("%s is public", (address) => {
  expect(isPublic(address)).toBe(true);
});

test.each([
  ["http://localhost:3000", true],
  ["https://yuqiao.localhost", true],
  ["http://127.8.9.1", true],
  ["http://[::1]:3000", true],
  ["http://[::ffff:127.0.0.1]", false],
  ["http://0.0.0.0:3000", false],
  ["http://192.168.1.5", false],
  ["http://school.test", false],
  ["https://localhost.yuqiao.example", false],
])("%s is this machine: %s", (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});

test("a peer address of this machine is recognized as IPv4, IPv6 and mapped IPv4", () => {
  for (const peer of ["127.0.0.1", "127.0.0.2", "::1", "::ffff:127.0.0.1"])
    expect(isLoopbackHost(peer)).toBe(true);
  for (const peer of ["", "::", "10.0.0.1", "::ffff:10.0.0.1", "128.0.0.1"])
    expect(isLoopbackHost(peer)).toBe(false);
});

test.each([
  [{}, "127.0.0.1"],
  [{ HOST: " ", SITE_URL: "" }, "127.0.0.1"],
  [{ SITE_URL: "http://localhost:3000" }, "127.0.0.1"],
  [{ SITE_URL: "http://192.168.1.5:3000" }, "127.0.0.1"],
  [{ SITE_URL: "no address" }, "127.0.0.1"],
  [{ SITE_URL: "https://school.example" }, undefined],
  [{ SITE_URL: "https://school.example", HOST: "127.0.0.1" }, "127.0.0.1"],
  [{ HOST: "0.0.0.0" }, "0.0.0.0"],
  [{ HOST: " :: ", SITE_URL: "http://localhost:3000" }, "::"],
])("with %j the site listens on %s", (environment, expected) => {
  expect(listenHost(environment)).toBe(expected);
});
