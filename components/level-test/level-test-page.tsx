import { useLocale, useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/i18n/client-messages";
import { JsonLd } from "@/components/seo/json-ld";
import { SectionBoundary } from "@/components/ui/section-boundary";
import { levels, type Level } from "@/lib/subjects/level-test/levels";
import { paths } from "@/lib/base/paths";
import { breadcrumbs } from "@/lib/subjects/seo/json-ld";
import { LevelTest } from "./level-test";
import { levelTestSetting } from "./level-test-setting";
import { SampleQuestion } from "./sample-question";

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
    <>
      <Breadcrumbs />
      <SectionBoundary>
        <ClientMessages namespaces={messages}>
          <LevelTest
            setting={await levelTestSetting()}
            head={
              <>
                <h1 className="text-h1 font-extrabold desk:text-hero">{t("title")}</h1>
                <p className="mt-5 max-w-[40rem] lead">{t("text")}</p>
                <noscript>
                  <p className="mt-6 font-semibold">{t("noScript")}</p>
                </noscript>
              </>
            }
            aside={<SampleQuestion />}
          >
            <Introduction />
          </LevelTest>
        </ClientMessages>
      </SectionBoundary>
    </>
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
      <section aria-labelledby="level-test-how" className="border-y border-line bg-surface">
        <div className="wrap py-10 desk:py-14">
          <h2 id="level-test-how" className="text-h2">
            {t("intro.how")}
          </h2>
          <ul className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-x-10 gap-y-6">
            {(["adaptive", "private", "next"] as const).map((name) => (
              <li key={name} className="border-t-3 border-gold pt-4">
                <h3 className="text-h3">{t(`intro.${name}.title`)}</h3>
                <p className="mt-2 text-soft">{t(`intro.${name}.text`)}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section aria-labelledby="level-test-levels" className="wrap py-10 desk:py-14">
        <h2 id="level-test-levels" className="text-h2">
          {t("intro.levels")}
        </h2>
        <div className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(max(16rem,22%),100%),1fr))] gap-3 desk:gap-4">
          <dl className="contents">
            {levels.map((level) => (
              <div key={level} className="sheet p-4 desk:p-5">
                <dt className="font-bold">
                  <LevelBar level={level} />
                  {t(`levels.${level}.name`)}
                </dt>
                <dd className="mt-1 text-label text-soft">{t(`levels.${level}.text`)}</dd>
              </div>
            ))}
          </dl>
          <p className="self-center p-4 text-label text-soft desk:p-5">{t("intro.limits")}</p>
        </div>
      </section>
    </>
  );
}

/** How far a level is on the way to the last, as steps of a bar. */
function LevelBar({ level }: { level: Level }) {
  return (
    <span aria-hidden className="mb-3 flex gap-1">
      {levels.slice(1).map((step) => (
        <span
          key={step}
          className={`h-1.5 grow rounded-pill outline-1 outline-transparent ${step <= level ? "bg-gold" : "bg-muted"}`}
        />
      ))}
    </span>
  );
}
