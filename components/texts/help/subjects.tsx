import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";
import type { DocumentSection } from "@/lib/subjects/texts/parse";

/** The icons of the groups by their id; a group that the school has added has that of a message. */
const icons: Partial<Record<string, IconName>> = {
  equipment: "laptop",
  network: "wifi",
  format: "users",
  interaction: "mic",
  entering: "door-open",
  buying: "credit-card",
  refunds: "rotate-ccw",
  "free-classes": "video",
  "study-in-china": "graduation-cap",
};

/** Table of contents: a card for each group of questions. */
export function Subjects({ groups, lang }: { groups: readonly DocumentSection[]; lang: string }) {
  const t = useTranslations("help");
  return (
    <nav
      aria-labelledby="subjects"
      // Search results are shown directly below the search box.
      className="basis-full group-has-data-filtered/help:hidden"
    >
      <h2 id="subjects" className="sr-only">
        {t("contents")}
      </h2>
      <ul
        lang={lang}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2 desk:grid-cols-[repeat(auto-fill,minmax(min(max(20rem,30%),100%),1fr))] desk:gap-4"
      >
        {groups.map(({ id, title, children }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex h-full min-h-11 items-center gap-4 sheet px-4 py-3 transition-colors hover:border-accent hover:text-mark desk:py-4 narrow:gap-3 narrow:px-3"
            >
              <span className="shrink-0 text-accent">
                <Icon name={icons[id] ?? "message-circle"} size={26} />
              </span>
              <span>
                <span className="block leading-snug font-semibold">{title}</span>
                <span className="block text-label text-soft">{t("count", { n: children.length })}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
