import { isPublic } from "./public-address.mjs";

test.each([
  "http://localhost:3000",
  "https://yuqiao.localhost",
  "http://127.0.0.1:3000",
  "http://127.8.9.1",
  "http://0.0.0.0:3000",
  "http://[::1]:3000",
  "http://[::ffff:192.168.1.5]",
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
])("%s is reached from inside only", (address) => {
  expect(isPublic(address)).toBe(false);
});

test.each([
  "https://www.yuqiao.example",
  "http://yuqiao.example",
  "https://203.0.113.7",
  "https://172.32.0.1",
  "http://[2001:db8::7]:8080",
  "https://localhost.yuqiao.example",
  "https://mytest.example",
])("strangers may come to %s", (address) => {
  expect(isPublic(address)).toBe(true);
});
