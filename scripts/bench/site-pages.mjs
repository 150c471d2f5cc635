import { tsImport } from "tsx/esm/api";

/** The fragment of links in mails. */
const mailFragment = `#${"a".repeat(43)}`;

/** The language tags of the site. */
export async function siteLanguages() {
  return (await tsImport("../../lib/base/i18n/languages/index.ts", import.meta.url)).languages;
}

/**
 * Lists the pages of the route table in each of the given languages, with id 1 where the path has an id. Campaign pages are
 * listed once per region, in its language.
 * @returns `path`, `language` and `address` of each
 */
export async function sitePages(languages) {
  const { routes } = await tsImport("../../lib/base/routes.ts", import.meta.url);
  const { regionLanguages } = await tsImport("../../lib/base/reference/campaign-regions.ts", import.meta.url);
  return (
    Object.values(routes)
      // The enrolled page redirects visitors who have not enrolled to the campaign's home page.
      .filter(({ sameAs, campaign }) => !sameAs && campaign !== "enrolled")
      .flatMap(({ path, campaign, holdsSecret }) => {
        const toPage = (ownPath, language) => ({
          path: ownPath,
          language,
          address: `${ownPath}?locale=${language}${holdsSecret ? mailFragment : ""}`,
        });
        if (campaign)
          return Object.entries(regionLanguages).map(([region, language]) =>
            toPage(path.replace("{region}", region), language),
          );
        return languages.map((language) => toPage(path.replace("{id}", "1"), language));
      })
  );
}
