"use client";

import { useTranslations } from "next-intl";
import { Fragment } from "react";
import { Pinyin } from "@/components/characters/pinyin";
import { gapMark } from "@/lib/subjects/level-test/gap";
import type { Script } from "@/lib/subjects/level-test/script";
import type { ChineseText as ChineseTexts } from "@/lib/subjects/level-test/test-question";

const scriptLanguages = { hans: "zh-CN", hant: "zh-TW" } as const satisfies Record<Script, string>;
/** The `lang` of a text, by which browsers choose the forms of characters and screen readers the voice. */
export const languageOf = (script: Script): string => scriptLanguages[script];

type ChineseProps = { text: ChineseTexts; script: Script };

const partMark = " / ";

/** A Chinese text. A screen reader hears its gap as a word. */
export function Chinese({ text, script }: ChineseProps) {
  return (
    <span lang={languageOf(script)}>
      <WithGap text={text[script]} />
    </span>
  );
}

/** A Chinese text, at the first levels with its reading below it. */
export function ReadableChinese({ text, script }: ChineseProps) {
  return (
    <>
      <Chinese text={text} script={script} />
      {text.pinyin && (
        <Pinyin className={pinyinClasses}>
          <WithGap text={text.pinyin} />
        </Pinyin>
      )}
    </>
  );
}

/** A reading on a line of its own. */
export const pinyinClasses = "block text-base font-normal text-soft";

function WithGap({ text }: { text: string }) {
  const gap = useTranslations("levelTest.test")("gap");
  return text.split(gapMark).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          <span aria-hidden="true" className="mx-1 inline-block w-12 border-b-2 border-ink" />
          <span className="sr-only"> ({gap}) </span>
        </>
      )}
      {part}
    </Fragment>
  ));
}

/** The parts of a sentence that are to be ordered. */
export function SentenceParts({ text, script }: ChineseProps) {
  const readings = text.pinyin?.split(partMark);
  return (
    <ul className="flex flex-wrap gap-2">
      {text[script].split(partMark).map((part, index) => (
        <li key={part} className="rounded-small border border-line bg-surface px-3 py-1 text-center">
          <span lang={languageOf(script)}>{part}</span>
          {readings && <Pinyin className={pinyinClasses}>{readings[index]}</Pinyin>}
        </li>
      ))}
    </ul>
  );
}
