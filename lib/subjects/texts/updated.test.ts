import { languages } from "../../base/i18n/languages";
import { listDocumentLanguages, readDocument } from "./read";

process.env.SITE_URL = "https://school.example";

test.each([
  // The specification dates the terms; the notes on rights leave their rules as they are.
  ["terms", { updated: "2019-09-06", revised: "2026-11-28" }],
  ["plus-terms", { updated: "2026-11-28", revised: undefined }],
  ["privacy", { updated: "2026-11-28", revised: undefined }],
] as const)(
  "%s states the days of its last changes in every language",
  async (name, { updated, revised }) => {
    for (const language of listDocumentLanguages(name)) {
      const document = await readDocument(name, language, language);
      expect({ language, updated: document.updated, revised: document.revised }).toEqual({
        language,
        updated,
        revised,
      });
    }
  },
);

test("no document that states a law is older than that law", async () => {
  // Vietnam's Law 91/2025/QH15, the newest of the laws that the policy names, applies since this day.
  for (const language of languages)
    expect((await readDocument("privacy", language)).updated! >= "2026-01-01").toBe(true);
});
