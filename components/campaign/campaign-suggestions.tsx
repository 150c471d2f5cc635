import { getTranslations } from "next-intl/server";
import { regionsWithSeason } from "@/lib/subjects/campaign/current-season";
import { regionFor, type Region } from "@/lib/base/reference/campaign-regions";
import { fallbackLanguage, languageNames, languages } from "@/lib/base/i18n/languages";
import { ownCampaignScript } from "@/lib/app/inline-scripts/compiled";
import { campaignPaths, type CampaignPage } from "@/lib/base/paths";

type CampaignSuggestionsProps = { region: Region; page: CampaignPage };

/**
 * One hidden link for each language that has another campaign. If the address names no region, an inline script shows
 * the link for the visitor's language.
 */
export async function CampaignSuggestions({ region, page }: CampaignSuggestionsProps) {
  const available = await regionsWithSeason();
  const others = languages
    .filter((language) => regionFor(language) !== region)
    .filter((language) => available.includes(regionFor(language)));
  const offers = await Promise.all(
    others.map(async (language) => {
      const t = await getTranslations({ locale: language, namespace: "ownCampaign" });
      return { language, text: t("link"), path: campaignPaths[page](regionFor(language)) };
    }),
  );
  return (
    <>
      {offers.map(({ language, text, path }) => (
        <aside
          key={language}
          hidden
          lang={language}
          aria-label={languageNames[language]}
          className="bg-deep px-(--page-edge) py-[0.2em] text-center"
          data-own-campaign=""
          suppressHydrationWarning
        >
          <a
            href={path}
            className="inline-flex min-h-[44px] items-center font-semibold underline underline-offset-[0.25em]"
          >
            {text}
          </a>
        </aside>
      ))}
      <script
        data-languages={[
          fallbackLanguage,
          ...languages.filter((language) => language !== fallbackLanguage),
        ].join(" ")}
        dangerouslySetInnerHTML={{ __html: ownCampaignScript }}
      />
    </>
  );
}
