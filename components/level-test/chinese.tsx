"use client";

import { useTranslations } from "next-intl";
import { Fragment } from "react";
import { gapMark } from "@/lib/subjects/level-test/gap";
import type { Script } from "@/lib/subjects/level-test/script";
import type { ChineseText as ChineseTexts } from "@/lib/subjects/level-test/test-question";

const scriptLanguages = { hans: "zh-CN", hant: "zh-TW" } as const satisfies Record<Script, string>;
/** The `lang` of a text, by which browsers choose the forms of characters and screen readers the voice. */
export const languageOf = (script: Script): string => scriptLanguages[script];

type ChineseProps = { text: ChineseTexts; script: Script };

/** A Chinese text. A screen reader hears its gap as a word. */
export function Chinese({ text, script }: ChineseProps) {
  const gap = useTranslations("levelTest.test")("gap");
  return (
    <span lang={languageOf(script)}>
      {text[script].split(gapMark).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <>
              <span aria-hidden="true" className="mx-1 inline-block w-12 border-b-2 border-ink" />
              <span className="sr-only"> ({gap}) </span>
            </>
          )}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

/** The parts of a sentence that are to be ordered. */
export function SentenceParts({ text, script }: ChineseProps) {
  return (
    <ul lang={languageOf(script)} className="flex flex-wrap gap-2">
      {text[script].split(" / ").map((part) => (
        <li key={part} className="rounded-small border border-mist bg-white px-3 py-1">
          {part}
        </li>
      ))}
    </ul>
  );
}
