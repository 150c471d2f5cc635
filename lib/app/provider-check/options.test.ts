import { readCheckOptions } from "./options";

test.each([
  [["https://provider.example"], { host: "https://provider.example", token: undefined, write: false }],
  [
    ["http://Provider.example:80/api/", "--token", "t", "--write"],
    { host: "http://provider.example/api", token: "t", write: true },
  ],
])("%j", (args, options) => {
  expect(readCheckOptions(args)).toEqual(options);
});

test.each([
  [[]],
  [["provider.example"]],
  [["ftp://a.example"]],
  [["https://a.example", "https://b.example"]],
  [["--read"]],
  [["https://a.example", "--token"]],
])("%j is refused with the usage, which names what is written", (args) => {
  expect(() => readCheckOptions(args)).toThrow(/Usage: npm run contract[^]+TEST, please delete/);
});
