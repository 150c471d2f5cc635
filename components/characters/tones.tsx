import { useLocale, useTranslations } from "next-intl";
import { ClientMessages } from "@/components/i18n/client-messages";
import { toneSyllables } from "@/lib/subjects/characters/read-characters";
import { tones } from "@/lib/subjects/characters/tones";
import { voicesOf } from "@/lib/subjects/pronunciations/published";
import { Pinyin } from "./pinyin";
import { ToneContour } from "./tone-contour";
import { TonePractice } from "./tone-practice";

/** The four tones with their contours, and a practice with the school's or the browser's voice. */
export function Tones() {
  const t = useTranslations("try.tones");
  const [example] = toneSyllables();
  const voices = voicesOf(
    toneSyllables().flatMap(({ hans }) => [...hans]),
    useLocale(),
  );
  return (
    <section aria-labelledby="tones-title" className="wrap py-14 desk:py-20">
      <h2 id="tones-title" className="text-h2">
        {t("title")}
      </h2>
      <p className="mt-3 max-w-[40rem] lead">{t.rich("text", { syllable: () => <Pinyin>ma</Pinyin> })}</p>
      <ul className="mt-8 grid-fit gap-4">
        {tones.map((tone) => (
          <li key={tone} className="flex flex-wrap items-center gap-4 sheet p-4">
            <ToneContour tone={tone} className="shrink-0 text-mark" />
            <div className="flex-[1_1_7rem]">
              <h3 className="font-semibold">
                {t(`${tone}.name`)} <Pinyin>{example?.pinyin[tone - 1]}</Pinyin>
              </h3>
              <p className="text-label text-soft">{t(`${tone}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <ClientMessages namespaces={["try.tones", "try.voice"]}>
        <TonePractice syllables={toneSyllables()} voices={voices} />
      </ClientMessages>
    </section>
  );
}
