import { useLocale, useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/i18n/client-messages";
import { JsonLd } from "@/components/seo/json-ld";
import { SectionBoundary } from "@/components/ui/section-boundary";
import { levels } from "@/lib/subjects/level-test/levels";
import { paths } from "@/lib/base/paths";
import { breadcrumbs } from "@/lib/subjects/seo/json-ld";
import { LevelTest } from "./level-test";
import { levelTestSetting } from "./level-test-setting";

const messages = [
  "levelTest.name",
  "levelTest.intro.ask",
  "levelTest.intro.answers",
  "levelTest.intro.note",
  "levelTest.levels",
  "levelTest.test",
  "levelTest.result",
  "try.voice.device",
  "hotSell.card",
  "hotSell.modes",
] as const;

/** The level test: its introduction, which reads without scripts, and the test itself. */
export async function LevelTestPage() {
  const t = await getTranslations("levelTest.intro");
  return (
    <div className="wrap py-8 desk:py-14">
      <Breadcrumbs />
      <SectionBoundary>
        <ClientMessages namespaces={messages}>
          <LevelTest
            setting={await levelTestSetting()}
            head={
              <>
                <h1 className="text-h1 font-extrabold desk:text-hero">{t("title")}</h1>
                <p className="mt-5 max-w-[40rem] lead">{t("text")}</p>
              </>
            }
          >
            <noscript>
              <p className="mt-6 font-semibold">{t("noScript")}</p>
            </noscript>
            <Introduction />
          </LevelTest>
        </ClientMessages>
      </SectionBoundary>
    </div>
  );
}

/** Structured data for search engines. */
function Breadcrumbs() {
  const t = useTranslations();
  const steps = [
    { name: t("header.home"), path: paths.home },
    { name: t("levelTest.name"), path: paths.levelTest },
  ];
  return <JsonLd items={[breadcrumbs(useLocale(), steps)]} />;
}

function Introduction() {
  const t = useTranslations("levelTest");
  return (
    <>
      <section aria-labelledby="level-test-how" className="mt-12">
        <h2 id="level-test-how" className="text-h2">
          {t("intro.how")}
        </h2>
        <ul className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-6">
          {(["adaptive", "private", "next"] as const).map((name) => (
            <li key={name} className="sheet p-sheet">
              <h3 className="text-lead font-semibold">{t(`intro.${name}.title`)}</h3>
              <p className="mt-2">{t(`intro.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="level-test-levels" className="mt-12">
        <h2 id="level-test-levels" className="text-h2">
          {t("intro.levels")}
        </h2>
        <dl className="mt-6 grid max-w-[46rem] gap-4">
          {levels.map((level) => (
            <div key={level} className="grid gap-x-6 border-t border-line pt-3 desk:grid-cols-[9rem_1fr]">
              <dt className="font-semibold">{t(`levels.${level}.name`)}</dt>
              <dd>{t(`levels.${level}.text`)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 max-w-[46rem] text-soft">{t("intro.limits")}</p>
      </section>
    </>
  );
}
