import type { IncomingMessage } from "node:http";
import { normalizeRequest, normalizeTarget } from "./normalize";

test.each([
  ["/", "/"],
  ["/home?locale=vn", "/home?locale=vn"],
  ["/study-abroad/vn-t%E1%BA%BFt?x=%E0%A4%A", "/study-abroad/vn-t%E1%BA%BFt?x=%E0%A4%A"],
  ["http://evil.example/home?x=1", "/home?x=1"],
  ["HTTPS://user@evil.example:8/home", "/home"],
  ["http://evil.example", "/"],
  ["http://evil.example?x", "/?x"],
  ["*", "/*"],
  ["evil.example:443", "/evil.example:443"],
  ["/qr/%E0%A4%A", "/qr/%25E0%25A4%25A"],
  ["/qr/%", "/qr/%25"],
  ["/%ff?y=%", "/%25ff?y=%"],
  ["/home.rsc?x=.rsc", "/home%2ersc?x=.rsc"],
  ["/home.segments/_tree.segment.rsc", "/home.segments/_tree.segment%2ersc"],
  ["/home.rsc/x", "/home.rsc/x"],
  ["/a?x=http://evil.example/", "/a?x=http://evil.example/"],
])("%s is asked for as %s", (target, plain) => {
  expect(normalizeTarget(target)).toBe(plain);
});

test("methods of no browser become one that nothing takes, multipart becomes no content type", () => {
  const request = (method: string, type: string) =>
    ({ method, url: "/home", headers: { "content-type": type } }) as unknown as IncomingMessage;
  const plain = (method: string, type: string) => {
    const made = request(method, type);
    normalizeRequest(made);
    return [made.method, made.headers["content-type"]];
  };
  expect(plain("TRACE", "multipart/form-data; boundary=x")).toEqual(["PATCH", undefined]);
  expect(plain("POST", "application/json")).toEqual(["POST", "application/json"]);
});
