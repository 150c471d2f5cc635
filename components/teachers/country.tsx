import type { Language } from "@/lib/base/i18n/languages";

type CountryProps = {
  code: string;
  /** Returns the text for a country's name. */
  text: (country: string) => string;
  locale: Language;
};

/** A flag and the country's name in the reader's language. */
export function Country({ code, text, locale }: CountryProps) {
  const region = /^[a-z]{2}$/i.test(code) ? code.toUpperCase() : undefined;
  if (!region) return null;
  const name = new Intl.DisplayNames(locale, { type: "region" }).of(region) ?? region;
  return (
    <span className="mt-1 flex items-center gap-2 text-soft">
      <img
        src={`/flags/${region.toLowerCase()}`}
        alt=""
        width={24}
        height={18}
        className="rounded-[2px]"
        loading="lazy"
      />
      {/* The browser's country names may be newer than the server's. */}
      <span suppressHydrationWarning>{text(name)}</span>
    </span>
  );
}
