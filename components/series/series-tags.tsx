import { useTranslations } from "next-intl";
import type { SeriesItem } from "@/lib/subjects/series/item";

/** Mode and level of a class. */
export function SeriesTags({ item: { mode, level } }: { item: SeriesItem }) {
  const t = useTranslations("hotSell.modes");
  return (
    <p className="mb-3 flex flex-wrap gap-2">
      {[t(mode), level].map(
        (tag) =>
          tag && (
            <span key={tag} className="rounded-pill border border-ink/20 px-3 text-label font-semibold">
              {tag}
            </span>
          ),
      )}
    </p>
  );
}
