"use client";

import { useEffect, useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { fallbackLanguage, isLanguage } from "@/lib/base/i18n/languages";
import { paths } from "@/lib/base/paths";
import type messages from "@/messages/en-US/site.json";

type ErrorTexts = (typeof messages)["error"];

/** Shown until the texts of the page's language are loaded, if they cannot be, and for those that are missing. */
const fallbackTexts: ErrorTexts = {
  title: "Something went wrong",
  text: "Sorry about that. Please try again. If it keeps happening, contact us.",
  retry: "Try again",
  home: "Back to the home page",
};

/** Fetches the texts only after an error, so that they are not part of every page. */
async function loadTexts(language: string): Promise<ErrorTexts> {
  const supported = isLanguage(language) ? language : fallbackLanguage;
  const file: Partial<typeof messages> = (await import(`@/messages/${supported}/site.json`)).default;
  return { ...fallbackTexts, ...file.error };
}

export default function ErrorPage({ reset }: { reset: () => void }) {
  const [texts, setTexts] = useState(fallbackTexts);
  useEffect(() => {
    loadTexts(document.documentElement.lang).then(setTexts, () => undefined);
  }, []);
  return (
    <section className="wrap grid justify-items-center py-16 text-center">
      <img src="/art/error.svg" alt="" width={480} height={320} />
      <h1 className="mt-6 text-h1">{texts.title}</h1>
      <p className="mt-3 max-w-[34rem] lead">{texts.text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <button type="button" onClick={reset} className={buttonClasses.primary}>
          {texts.retry}
        </button>
        <a href={paths.home} className={buttonClasses.secondary}>
          {texts.home}
        </a>
      </div>
    </section>
  );
}
