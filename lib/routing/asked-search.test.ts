import { askedSearch, askedSearchHeader } from "./asked-search";

test("what the visitor asked with is what the guard handed on, an empty query included", () => {
  const handedOn = (search: string) => new Headers({ [askedSearchHeader]: search });
  expect(askedSearch(handedOn("?utm_source=x"), "?locale=ko")).toBe("?utm_source=x");
  expect(askedSearch(handedOn(""), "?locale=ko")).toBe("");
});

test("without the guard it is the address's own", () => {
  expect(askedSearch(new Headers(), "?locale=ko")).toBe("?locale=ko");
});
