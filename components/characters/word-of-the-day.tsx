import { getLocale, getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/i18n/client-messages";
import { renderTime } from "@/lib/base/clock/render-time";
import { upcomingWords } from "@/lib/subjects/characters/localize";
import { wordsOfTheDay } from "@/lib/subjects/characters/read-characters";
import { voicesOf } from "@/lib/subjects/pronunciations/published";
import { schoolZone } from "@/lib/subjects/school/zone";
import { DailyWord } from "./daily-word";

/** The word of the day by the school's date. The page contains those of the next days too. */
export async function WordOfTheDay() {
  const language = await getLocale();
  const t = await getTranslations("try.word");
  const upcoming = upcomingWords(wordsOfTheDay(), language, schoolZone(), renderTime());
  const voices = voicesOf(
    upcoming.words.map(({ hans }) => hans),
    language,
  );
  return (
    <section aria-labelledby="word-title" className="border-y border-line bg-surface">
      <div className="wrap py-14 desk:py-20">
        <h2 id="word-title" className="text-h2">
          {t("title")}
        </h2>
        <p className="mt-3 lead">{t("text")}</p>
        <ClientMessages namespaces={["try.word", "try.voice"]}>
          <DailyWord {...upcoming} voices={voices} />
        </ClientMessages>
      </div>
    </section>
  );
}
