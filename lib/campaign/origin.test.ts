import { campaignOrigin } from "./origin";

test.each([
  ["/study-abroad/vn", "", undefined],
  ["/study-abroad/vn", "?locale=en", undefined],
  ["/study-abroad/vn-facebook-jan", "", "segment=vn-facebook-jan"],
  ["/study-abroad/id", "?utm_source=tiktok&fbclid=x", "segment=id&utm_source=tiktok"],
  ["/study-abroad/enroll/en", "?utm_campaign=a%26b&utm_medium=%20", "segment=en&utm_campaign=a%26b"],
])("%s%s", (path, search, origin) => expect(campaignOrigin(path, search)).toBe(origin));

test("a long value is cut", () => {
  expect(campaignOrigin("/study-abroad/vn", `?utm_term=${"x".repeat(5000)}`)).toHaveLength(
    "segment=vn&utm_term=".length + 100,
  );
});
