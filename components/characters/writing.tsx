import { getLocale, getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/i18n/client-messages";
import { localizeCharacter } from "@/lib/subjects/characters/localize";
import { charactersToWrite } from "@/lib/subjects/characters/read-characters";
import { strokeDataName, strokeLicensePath } from "@/lib/subjects/characters/stroke-data";
import { voicesOf } from "@/lib/subjects/pronunciations/published";
import { CharacterPractice } from "./character-practice";

export const writingId = "write";

/** The characters with their readings and meanings, and a grid to write them in. */
export async function Writing() {
  const language = await getLocale();
  const t = await getTranslations("try.writing");
  const characters = charactersToWrite().map((character) => localizeCharacter(character, language));
  const voices = voicesOf(
    characters.map(({ hans }) => hans.character),
    language,
  );
  return (
    <section id={writingId} aria-labelledby="write-title" className="border-y border-mist bg-white">
      <div className="wrap py-14 desk:py-20">
        <h2 id="write-title" className="text-h2">
          {t("title")}
        </h2>
        <p className="mt-3 max-w-[40rem] lead">{t("text")}</p>
        <ClientMessages namespaces={["characters", "try.writing", "try.tones", "try.voice"]}>
          <CharacterPractice characters={characters} voices={voices} />
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
