import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Text } from "@/components/pages/block";
import { Country } from "@/components/teachers/country";
import { Picture } from "@/components/ui/picture";
import type { Language } from "@/lib/base/i18n/languages";
import { pickQuote, shownVoices, type Voice } from "@/lib/subjects/voices/published";

/**
 * What students say; nothing for a school without any. It has no structured data: search engines do not accept reviews
 * that a business publishes about itself, and may penalize them (Google's rules for review snippets).
 * @param props.heading replaces the heading of the home page
 */
export function Voices({ heading }: { heading?: ReactNode }) {
  const t = useTranslations("home.voices");
  const voices = shownVoices();
  if (voices.length === 0) return null;
  return (
    <section className="wrap py-14 desk:py-20">
      <h2 className="text-h2">{heading ?? t("title")}</h2>
      <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-6">
        {voices.map((voice) => (
          <li key={voice.id}>
            <VoiceCard voice={voice} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function VoiceCard({ voice }: { voice: Voice }) {
  const locale = useLocale();
  const t = useTranslations("home.voices");
  const { text, language } = pickQuote(voice, locale);
  const original = originalName(voice, language, locale);
  return (
    <figure className="flex h-full flex-col rounded-card border border-line bg-surface p-sheet">
      <blockquote
        {...(language !== locale && { lang: language })}
        className="grow break-words whitespace-pre-line"
      >
        {text}
      </blockquote>
      {original && <p className="mt-3 text-label text-soft">{t("translated", { language: original })}</p>}
      <figcaption className="mt-5 flex flex-wrap items-center gap-4">
        <Portrait {...voice} />
        <span className="min-w-0 flex-[1_1_12em] break-words">
          <span className="font-semibold">{voice.name}</span>
          <Country code={voice.country} locale={locale} text={(country) => country} />
          <span className="block text-soft">
            <Text texts={voice.learned} />
          </span>
        </span>
      </figcaption>
    </figure>
  );
}

/** The name of the language from which the shown text was translated; undefined for the student's own words. */
export function originalName(
  { originalLanguage }: Voice,
  shown: Language,
  locale: Language,
): string | undefined {
  const [original = "", own] = [originalLanguage, shown].map((one) => one.split("-")[0]);
  return original === own ? undefined : new Intl.DisplayNames(locale, { type: "language" }).of(original);
}

const segmenter = new Intl.Segmenter();

/** The student's picture or, without one, the first letter of the name. */
function Portrait({ picture, name }: Pick<Voice, "picture" | "name">) {
  if (picture)
    return (
      <Picture
        src={picture}
        alt=""
        width={56}
        height={56}
        offscreen
        className="size-14 shrink-0 rounded-full object-cover"
      />
    );
  const [first] = segmenter.segment(name);
  return (
    <span
      aria-hidden
      className="grid size-14 shrink-0 place-items-center rounded-full bg-muted text-h3 font-semibold"
    >
      {first?.segment}
    </span>
  );
}
