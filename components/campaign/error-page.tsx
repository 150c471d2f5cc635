"use client";

import { useEffect, useState } from "react";
import { campaignPaths } from "@/lib/paths";
import { regionLanguages, regions, type Region } from "@/lib/campaign/region";

/** Only the region's own words are fetched, and only now: no page that works carries them. */
const wordsOf = {
  vn: () => import("@/lib/campaign/words/vn").then(({ vn }) => vn),
  id: () => import("@/lib/campaign/words/id").then(({ id }) => id),
  en: () => import("@/lib/campaign/words/en").then(({ en }) => en),
};

/** Said until the region's words have come, and if they cannot. */
const english = {
  error: {
    title: "Something went wrong",
    text: "Please try again in a few minutes.",
    retry: "Try again",
  },
  enrolled: { toHome: "Back to Study in China" },
};

/** In place of a campaign page that failed: in its look, its language, and with a way on. */
export default function ErrorPage({ reset }: { reset: () => void }) {
  const [{ region, words }, show] = useState<{ region: Region; words: typeof english }>({
    region: "en",
    words: english,
  });
  useEffect(() => {
    const { lang } = document.documentElement;
    const own = regions.find((name) => regionLanguages[name] === lang) ?? "en";
    wordsOf[own]()
      .catch(() => english)
      .then((found) => show({ region: own, words: found }));
  }, []);
  const { title, text, retry } = words.error;
  return (
    <div className="camp">
      <main id="content">
        <section className="camp-error">
          <h1>{title}</h1>
          <p>{text}</p>
          <button type="button" onClick={reset} className="btn-gold">
            {retry}
          </button>
          <a href={campaignPaths.home(region)} className="btn-line">
            {words.enrolled.toHome}
          </a>
        </section>
      </main>
    </div>
  );
}
