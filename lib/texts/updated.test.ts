import { readDocument } from "./read";

process.env.SITE_URL = "https://school.example";

test.each(["terms", "plus-terms", "privacy"] as const)(
  "%s was last updated on 6 September 2019",
  async (name) => {
    expect((await readDocument(name, "en-US")).updated).toBe("2019-09-06");
  },
);
