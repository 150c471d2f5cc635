import type { IncomingMessage } from "node:http";
import { normalizeRequest } from "./normalize";

test("unsupported methods become PATCH, and a multipart content type is removed", () => {
  const normalized = (method: string, type: string) => {
    const request = { method, url: "/home", headers: { "content-type": type } } as unknown as IncomingMessage;
    normalizeRequest(request);
    return [request.method, request.headers["content-type"]];
  };
  expect(normalized("TRACE", "multipart/form-data; boundary=x")).toEqual(["PATCH", undefined]);
  expect(normalized("POST", "application/json")).toEqual(["POST", "application/json"]);
});
