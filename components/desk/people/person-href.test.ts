import fc from "fast-check";
import { maxReasonLength } from "@/lib/subjects/points/limits";
import { creditHref, readCredit } from "./person-href";

test("the form of class points gets what the link says, of any reason", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), fc.string({ maxLength: 300 }), (points, reason) => {
      const url = new URL(creditHref(7, { points, reason }), "https://school.example");
      expect(url.hash).toBe("#points-title");
      const { change, reason: read } = readCredit(url.search);
      expect(change).toBe(points > 0 ? String(points) : "");
      expect(read).toBe(reason.slice(0, maxReasonLength));
    }),
  );
});

test("other values in the address are left out", () => {
  expect(readCredit("?points=-5")).toEqual({ change: "", reason: "" });
  expect(readCredit("?points=1e9&other=1")).toEqual({ change: "", reason: "" });
});
