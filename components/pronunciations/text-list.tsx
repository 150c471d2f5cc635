"use client";

import { useTranslations } from "next-intl";
import { Pinyin } from "@/components/characters/pinyin";
import { Icon } from "@/components/ui/icon";
import { isIntroduction, isOpen, type Group, type OwnText } from "./own-texts";

type TextListProps = {
  texts: readonly OwnText[];
  selected: string;
  onSelect: (text: string) => void;
};

const groups: readonly Group[] = ["about", "characters", "tones", "words"];

/** All texts by group, with what became of each; a press on one chooses it for the recorder. */
export function TextList({ texts, selected, onSelect }: TextListProps) {
  const t = useTranslations("teacherCentre.voice");
  return groups.map((group) => {
    const own = texts.filter((one) => one.group === group);
    const done = own.filter((one) => !isOpen(one)).length;
    return (
      <details key={group} className="mt-3 border-b border-line pb-3" open={group === "characters"}>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          {t(group)} <span className="font-normal text-soft">{t("done", { done, total: own.length })}</span>
        </summary>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-2">
          {own.map((one) => (
            <li key={one.text}>
              <button
                type="button"
                aria-pressed={one.text === selected}
                className="flex min-h-11 w-full flex-wrap items-center gap-x-2 rounded-small border border-ink/30 px-3 py-1 text-left aria-pressed:border-accent aria-pressed:ring-1 aria-pressed:ring-accent"
                onClick={() => onSelect(one.text)}
              >
                {isIntroduction(one) ? (
                  t("about")
                ) : (
                  <>
                    <span lang="zh-CN" className="text-lead">
                      {one.text}
                    </span>
                    <Pinyin className="text-soft">{one.pinyin}</Pinyin>
                  </>
                )}
                {one.recording && (
                  <span className="flex items-center gap-1 text-label text-soft">
                    {!isOpen(one) && <Icon name="check" size={14} />}
                    {t(`states.${one.recording.state}`)}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      </details>
    );
  });
}
