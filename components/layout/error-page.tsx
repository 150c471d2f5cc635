"use client";

import { useEffect, useState } from "react";
import { buttonLook } from "@/components/ui/button";
import { fallbackLanguage, isLanguage } from "@/lib/i18n/languages";
import { paths } from "@/lib/paths";
import type messages from "@/messages/en-US/site.json";

type Words = (typeof messages)["error"];

/** Shown until the texts of the page's language are loaded, or if they cannot be. */
const english: Words = {
  title: "Something went wrong",
  text: "Sorry about that. Please try again. If it keeps happening, email us.",
  retry: "Try again",
  home: "Back to the home page",
};

/** Fetches the texts only after an error, so that they are not part of every page. */
async function wordsOf(language: string): Promise<Words> {
  const known = isLanguage(language) ? language : fallbackLanguage;
  const file: typeof messages = (await import(`@/messages/${known}/site.json`)).default;
  return file.error;
}

export default function ErrorPage({ reset }: { reset: () => void }) {
  const [words, setWords] = useState(english);
  useEffect(() => {
    wordsOf(document.documentElement.lang).then(setWords, () => undefined);
  }, []);
  return (
    <section className="wrap grid justify-items-center py-16 text-center">
      <img src="/art/error.svg" alt="" width={480} height={320} />
      <h1 className="text-h1 mt-6">{words.title}</h1>
      <p className="lead mt-3 max-w-[34rem]">{words.text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <button type="button" onClick={reset} className={buttonLook.primary}>
          {words.retry}
        </button>
        <a href={paths.home} className={buttonLook.secondary}>
          {words.home}
        </a>
      </div>
    </section>
  );
}
