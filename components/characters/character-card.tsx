import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { LocalCharacter } from "@/lib/subjects/characters/localize";
import type { Script } from "@/lib/subjects/level-test/script";
import { Kai } from "./kai";
import { Pinyin } from "./pinyin";

type CharacterCardProps = {
  character: LocalCharacter;
  script: Script;
  lang: string;
  isSelected: boolean;
  isWritten: boolean;
  onSelect: () => void;
};

/** A character of the list, with its reading, its meaning and a word. */
export function CharacterCard(props: CharacterCardProps) {
  const { character: each, script, lang, isSelected, isWritten, onSelect } = props;
  const t = useTranslations("try.writing");
  const tones = useTranslations("try.tones");
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-2 sheet p-4">
      <p className="text-[3rem] leading-none">
        <Kai lang={lang}>{each[script].character}</Kai>
      </p>
      <div className="flex-[1_1_8rem]">
        <p>
          <Pinyin className="font-semibold">{each.pinyin}</Pinyin>{" "}
          <span className="text-label text-soft">{tones(`${each.tone as 1 | 2 | 3 | 4}.name`)}</span>
        </p>
        <p>{each.meaning}</p>
        <p className="mt-1 text-label text-soft">
          <span lang={lang}>{each.word[script]}</span> <Pinyin>{each.word.pinyin}</Pinyin>
          {" · "}
          {each.word.meaning}
        </p>
      </div>
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={onSelect}
        className="flex min-h-11 w-full items-center justify-center gap-2 rounded-small border border-ink/50 bg-surface px-3 aria-pressed:border-accent aria-pressed:ring-1 aria-pressed:ring-accent print:hidden noscript:hidden"
      >
        {isWritten && <Icon name="check" size={18} />}
        <span>
          {t.rich("select", {
            character: () => <Kai lang={lang}>{each[script].character}</Kai>,
          })}
        </span>
      </button>
    </li>
  );
}
