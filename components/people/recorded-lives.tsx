"use client";

import { useTranslations } from "next-intl";
import type { AccountView } from "@/lib/subjects/people/view-calls";
import { WatchRecordingLink } from "./class-recordings";

type RecordedLivesProps = { lives: AccountView<"student">["recorded_lives"] };

/** The recordings of live classes that the member saved; renders nothing if there are none. */
export function RecordedLives({ lives }: RecordedLivesProps) {
  const t = useTranslations("live");
  if (lives.length === 0) return null;
  return (
    <section aria-labelledby="recorded-lives">
      <h2 id="recorded-lives" className="mt-10 text-h2">
        {t("records")}
      </h2>
      <ul className="mt-5 sheet p-sheet">
        {lives.map((live) => (
          <WatchRecordingLink key={live.id} recording={live} />
        ))}
      </ul>
    </section>
  );
}
