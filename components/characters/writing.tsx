import { getLocale, getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/i18n/client-messages";
import { accountSites } from "@/lib/base/links/account-sites";
import { localizeCharacter } from "@/lib/subjects/characters/localize";
import { charactersToWrite } from "@/lib/subjects/characters/read-characters";
import { strokeDataName, strokeLicensePath } from "@/lib/subjects/characters/stroke-data";
import { voicesOf } from "@/lib/subjects/pronunciations/published";
import { siteName } from "@/lib/subjects/school/school";
import { CharacterPractice } from "./character-practice";

/** The board, and the characters with their readings and meanings. */
export async function Writing() {
  const language = await getLocale();
  const t = await getTranslations("try.writing");
  const trial = { href: accountSites().register, label: (await getTranslations("home.hero"))("cta") };
  const characters = charactersToWrite().map((character) => localizeCharacter(character, language));
  const voices = voicesOf(
    characters.map(({ hans }) => hans.character),
    language,
  );
  return (
    <section aria-labelledby="write-title" className="border-b border-line">
      <div className="wrap pb-14 desk:pb-20">
        <ClientMessages namespaces={["characters", "try.writing", "try.tones", "try.voice"]}>
          <CharacterPractice
            characters={characters}
            voices={voices}
            siteName={siteName(language)}
            trial={trial}
          >
            <h2 id="write-title" className="text-h2">
              {t("title")}
            </h2>
            <p className="mt-3 mb-4 max-w-[40rem] lead">{t("text")}</p>
          </CharacterPractice>
        </ClientMessages>
        <p className="mt-8 text-label text-soft">
          {t.rich("credit", {
            source: () => (
              <a href={strokeLicensePath} lang="en" className="underline underline-offset-4">
                {strokeDataName}
              </a>
            ),
          })}
        </p>
      </div>
    </section>
  );
}
