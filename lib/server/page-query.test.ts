import type { IncomingMessage } from "node:http";
import fc from "fast-check";
import { askedSearchHeader } from "../routing/asked-search";
import { hideQuery } from "./page-query";

function hidden(url: string) {
  const request = { url, headers: {} } as IncomingMessage;
  hideQuery(request);
  return [request.url, request.headers[askedSearchHeader]];
}

test.each([
  ["/home", "/home", undefined],
  ["/home?email=an@example.com", "/home", "?email=an@example.com"],
  [
    "/live?utm_source=x&tab=records&locale=vn",
    "/live?tab=records&locale=vn",
    "?utm_source=x&tab=records&locale=vn",
  ],
  ["/hot-sell?p%61ge=2&a=?", "/hot-sell?page=2", "?p%61ge=2&a=?"],
  ["/?", "/", "?"],
  ["/api/v1/partner?client=web", "/api/v1/partner?client=web", undefined],
  ["/calendar/campaign/vn.ics?x=1", "/calendar/campaign/vn.ics?x=1", undefined],
])("%s is shown to pages as %s", (url, shown, whole) => {
  expect(hidden(url)).toEqual([shown, whole]);
});

test("what the server reads means the same afterwards", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (before, locale, after) => {
      const query = `${before}&locale=${locale}&${after}`.replaceAll("#", "");
      const [url = ""] = hidden(`/home?${query}`) as [string];
      expect(new URL(url, "https://school.example").searchParams.get("locale")).toBe(
        new URLSearchParams(query).get("locale"),
      );
    }),
  );
});
