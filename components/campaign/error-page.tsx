"use client";

import { useEffect, useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { fillMissing } from "@/lib/base/i18n/fill-missing";
import { campaignPaths } from "@/lib/base/paths";
import { regionLanguages, regions, type Region } from "@/lib/base/reference/campaign-regions";
import styles from "./frame.module.css";

/** Shown until the region's texts are loaded, if they cannot be, and for those that are missing. */
const fallbackWords = {
  error: {
    title: "Something went wrong",
    text: "Please try again in a few minutes.",
    retry: "Try again",
  },
  enrolled: { toHome: "Back to Study in China" },
};

/** Fetches the texts of one region only after an error, so that they are not part of every page. */
async function loadWords(region: Region): Promise<typeof fallbackWords> {
  const { default: words }: { default: object } = await import(
    `@/messages/${regionLanguages[region]}/campaign.json`
  );
  return fillMissing(words, fallbackWords);
}

/** The error page of the campaign, in its styles and language, with a retry button and a link home. */
export default function ErrorPage({ reset }: { reset: () => void }) {
  const [{ region, words }, setContent] = useState<{ region: Region; words: typeof fallbackWords }>({
    region: "en",
    words: fallbackWords,
  });
  useEffect(() => {
    const { lang } = document.documentElement;
    const ownRegion = regions.find((name) => regionLanguages[name] === lang) ?? "en";
    loadWords(ownRegion)
      .catch(() => fallbackWords)
      .then((loadedWords) => setContent({ region: ownRegion, words: loadedWords }));
  }, []);
  const { title, text, retry } = words.error;
  return (
    <div className={styles.frame}>
      <main id="content" className="wrap">
        <section className="grid min-h-[80dvh] content-center justify-items-center gap-4 text-center">
          <h1 className="text-h1 font-extrabold">{title}</h1>
          <p>{text}</p>
          <button type="button" onClick={reset} className={buttonClasses.primary}>
            {retry}
          </button>
          <a href={campaignPaths.home(region)} className={buttonClasses.secondary}>
            {words.enrolled.toHome}
          </a>
        </section>
      </main>
    </div>
  );
}
