import { hashSources } from "./inline-scripts";

test("a script's source expression is its hash", () => {
  // printf 'go()' | openssl dgst -sha256 -binary | base64
  expect(hashSources(["go()"])).toBe("'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='");
});
