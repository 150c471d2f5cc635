import { useLocale, useTranslations } from "next-intl";
import { Kai } from "@/components/characters/kai";
import { JsonLd } from "@/components/seo/json-ld";
import type { ContentDocument } from "@/lib/subjects/texts/read";
import { isTraditional } from "@/lib/base/i18n/languages";
import { routes } from "@/lib/base/routes";
import { breadcrumbs } from "@/lib/subjects/seo/json-ld";
import { Prose, useLang } from "./prose";

/** The introduction of the "About us" page, above a drawing of a bridge. */
export function AboutHero({ document }: { document: ContentDocument }) {
  const t = useTranslations();
  const locale = useLocale();
  const lang = useLang(document.language);
  const steps = [
    { name: t("header.home"), path: routes.home.path },
    { name: t("meta.aboutUs.title"), path: routes.aboutUs.path },
  ];
  return (
    <section className="overflow-hidden">
      <JsonLd items={[breadcrumbs(locale, steps)]} />
      <div className="wrap grid items-center gap-10 pt-10 pb-6 desk:grid-cols-[1fr_auto] desk:pt-16">
        <div>
          <h1 lang={lang} className="text-h1 font-extrabold desk:text-hero">
            {document.title}
          </h1>
          <p lang={lang} className="mt-5 max-w-[36rem] text-lead text-soft">
            {document.lead}
          </p>
          <div className="mt-3">
            <Prose html={document.intro} language={document.language} />
          </div>
        </div>
        <BridgeCharacter />
      </div>
      <img
        src="/art/bridge.svg"
        alt=""
        width={1440}
        height={120}
        className="h-16 w-full bg-transparent object-cover desk:h-28"
      />
    </section>
  );
}

/** The character for "bridge" on a practice grid, in traditional form for Hong Kong and Taiwan. */
function BridgeCharacter() {
  const locale = useLocale();
  const traditional = isTraditional(locale);
  return (
    <p
      aria-hidden
      className="hidden size-[min(16rem,20vw)] place-items-center border-2 border-mark bg-surface mi-grid text-[min(11rem,13.75vw)] leading-none text-ink desk:grid"
    >
      <Kai lang={traditional ? locale : "zh-CN"}>{traditional ? "橋" : "桥"}</Kai>
    </p>
  );
}
