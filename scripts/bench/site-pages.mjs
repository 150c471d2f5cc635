import { tsImport } from "tsx/esm/api";

/** What a mailed link has behind its address. */
const secret = `#${"a".repeat(43)}`;

/** Languages of the site, as its pages name them. */
export async function siteLanguages() {
  return (await tsImport("../../lib/i18n/languages.ts", import.meta.url)).languages;
}

/**
 * The pages of the route table that have an address of their own, with the first thing there is where one names an id:
 * each in each of the languages, but the campaign's in the language of each region, whatever the languages.
 * @returns for each its `path`, `language` and `address`, and what the route table says of it.
 */
export async function sitePages(languages) {
  const { routes } = await tsImport("../../lib/routes.ts", import.meta.url);
  const { regionLanguages } = await tsImport("../../lib/campaign/region.ts", import.meta.url);
  return (
    Object.values(routes)
      // What enrolling leads to is shown to those who enrolled; anyone else is sent to the campaign's home at once.
      .filter(({ sameAs, campaign }) => !sameAs && campaign !== "enrolled")
      .flatMap(({ path, campaign, indexed, scripts, holdsSecret }) => {
        const of = (ownPath, language) => {
          const address = `${ownPath}?locale=${language}${holdsSecret ? secret : ""}`;
          return { path: ownPath, language, address, indexed, scripts };
        };
        if (campaign)
          return Object.entries(regionLanguages).map(([region, language]) =>
            of(path.replace("{region}", region), language),
          );
        return languages.map((language) => of(path.replace("{id}", "1"), language));
      })
  );
}
