import { useLocale, useTranslations } from "next-intl";
import { Text } from "@/components/pages/block";
import { Country } from "@/components/teachers/country";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import type { Language } from "@/lib/base/i18n/languages";
import { pickQuote, shownVoices, type Voice } from "@/lib/subjects/voices/published";
import { originalName, VoiceCard } from "./voices";

/** One student's voice in full width, with those of the others folded below; nothing for a school without any. */
export function Story() {
  const t = useTranslations("home.voices");
  const voices = shownVoices();
  const story = pickStory(voices, useLocale());
  if (!story) return null;
  const others = voices.filter((voice) => voice !== story);
  return (
    <section aria-labelledby="story" className="wrap pb-5">
      <h2 id="story" className="text-label font-semibold tracking-normal text-accent">
        {t("story")}
      </h2>
      <Quote voice={story} />
      {others.length > 0 && (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-link">
            {t("more")}
            <Icon name="chevron-down" size={18} />
          </summary>
          <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-4">
            {others.map((voice) => (
              <li key={voice.id}>
                <VoiceCard voice={voice} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** The first voice in the reader's own language, which needs no translation, or else the first. */
export function pickStory(voices: readonly Voice[], locale: Language): Voice | undefined {
  return voices.find(({ originalLanguage }) => originalLanguage === locale) ?? voices[0];
}

function Quote({ voice }: { voice: Voice }) {
  const locale = useLocale();
  const t = useTranslations("home.voices");
  const { text, language } = pickQuote(voice, locale);
  const original = originalName(voice, language, locale);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-10 gap-y-5 border-l-3 border-gold pl-5 desk:flex-nowrap desk:pl-8">
      {voice.picture && (
        <Picture
          src={voice.picture}
          alt=""
          width={160}
          height={160}
          offscreen
          className="size-28 shrink-0 rounded-card object-cover desk:size-40"
        />
      )}
      <figure className="min-w-0">
        <blockquote
          {...(language !== locale && { lang: language })}
          className="max-w-[44em] text-h3 leading-snug font-semibold break-words whitespace-pre-line narrow:text-lead"
        >
          {text}
        </blockquote>
        <figcaption className="mt-4 flex flex-wrap items-baseline gap-x-4">
          <span className="font-semibold">{voice.name}</span>
          <Country code={voice.country} locale={locale} text={(country) => country} />
          <span className="text-soft">
            <Text texts={voice.learned} />
          </span>
          {original && (
            <span className="text-label text-soft">{t("translated", { language: original })}</span>
          )}
        </figcaption>
      </figure>
    </div>
  );
}
