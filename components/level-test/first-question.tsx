"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { buttonClasses } from "@/components/ui/button";
import { useSecondPressGuard } from "@/components/ui/use-second-press-guard";
import { experiences, type Experience } from "@/lib/subjects/level-test/experience";

type FirstQuestionProps = {
  /** Whether the question takes the focus when it appears. */
  takesFocus: boolean;
  onAnswer: (experience: Experience) => void;
};

/** The first question of the test. It is not scored; one press answers it. */
export function FirstQuestion({ takesFocus, onAnswer }: FirstQuestionProps) {
  const t = useTranslations("levelTest.intro");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const guardSecondPress = useSecondPressGuard();
  return (
    <div
      role="group"
      aria-labelledby="level-test-first"
      className="mt-7 sheet p-sheet desk:p-8 print:hidden! noscript:hidden"
      onClickCapture={guardSecondPress}
    >
      <h2 ref={heading} id="level-test-first" tabIndex={-1} className="text-h3 outline-none">
        {t("ask")}
      </h2>
      <div className="mt-5 grid gap-3">
        {experiences.map((experience) => (
          <button
            key={experience}
            type="button"
            className={`${buttonClasses.secondary} w-full btn-big`}
            onClick={() => onAnswer(experience)}
          >
            {t(`answers.${experience}`)}
          </button>
        ))}
      </div>
      <p className="mt-4 text-soft">{t("note")}</p>
    </div>
  );
}
