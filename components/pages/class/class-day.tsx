import { getTranslations } from "next-intl/server";
import { readRuleSentences } from "@/components/rules/read-sentences";
import { publishedRules } from "@/lib/subjects/rules/published";
import { entryMethod } from "@/lib/subjects/lessons/links/entry-method";
import { reminderChannel } from "@/lib/engines/notifications/configured-channels";
import { paths } from "@/lib/base/paths";

const moments = ["remind", "enter", "class", "recording"] as const;

/** What happens before, during and after a class, and the rules for changes (spec section 1). */
export async function ClassDay() {
  const t = await getTranslations("classPage");
  const reminders = await getTranslations("reminders");
  const { fixed, transfer, cancel, refund } = await readRuleSentences();
  const hours = publishedRules().lessons.series.reminderHours;
  const hasNoEntry = (await entryMethod()) === "none";
  const texts: Record<(typeof moments)[number], string> = {
    remind: reminders(`day.${reminderChannel()}`),
    enter: t(hasNoEntry ? "day.enter.textNoLink" : "day.enter.text"),
    class: t("day.class.text"),
    recording: t("day.recording.text"),
  };
  return (
    <section aria-labelledby="class-day" className="wrap py-14 desk:py-20">
      <h2 id="class-day" className="text-h2">
        {t("day.title")}
      </h2>
      <ol className="mt-8 grid desk:grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] desk:gap-y-8">
        {moments.map((moment) => (
          <li
            key={moment}
            className="relative border-l-2 border-line pb-6 pl-6 before:absolute before:top-1.5 before:-left-2 before:size-3.5 before:rounded-pill before:bg-cinnabar desk:border-t-2 desk:border-l-0 desk:pt-6 desk:pr-6 desk:pb-0 desk:pl-0 desk:before:-top-2 desk:before:left-0"
          >
            <h3 className="text-lead">
              {moment === "remind" ? reminders("when", { hours }) : t(`day.${moment}.when`)}
            </h3>
            <p className="text-soft">{texts[moment]}</p>
          </li>
        ))}
      </ol>
      <div className="mt-6 rounded-card border-l-4 border-gold bg-surface p-5 desk:mt-12 desk:p-8">
        <h3 className="text-h3">{t("rules.title")}</h3>
        <ul className="mt-3 mb-2 list-disc pl-5">
          {[fixed, transfer, cancel, refund].filter(Boolean).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <a href={paths.help} className="link">
          {t("rules.help")}
        </a>
      </div>
    </section>
  );
}
