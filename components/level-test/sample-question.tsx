import { getLocale, getTranslations } from "next-intl/server";
import { Kai } from "@/components/characters/kai";
import { Pinyin } from "@/components/characters/pinyin";
import { Icon } from "@/components/ui/icon";
import { charactersToWrite } from "@/lib/subjects/characters/read-characters";
import { chineseLang, localizeCharacter } from "@/lib/subjects/characters/localize";
import { defaultScript } from "@/lib/subjects/level-test/display";
import { questionPrompts } from "@/lib/subjects/level-test/question-file";

/** The character of the sample, and two whose meanings are the wrong answers; all are in content/characters. */
const sample = ["学", "爱", "来"];
/** The order of the answers; the right one is not the first. */
const answerOrder = [1, 0, 2];

/** A picture of a question with its right answer marked. It is none of the test's own. */
export async function SampleQuestion() {
  const language = await getLocale();
  const t = await getTranslations("levelTest");
  const characters = sample.flatMap((wanted) =>
    charactersToWrite()
      .filter(({ hans }) => hans.character === wanted)
      .map((character) => localizeCharacter(character, language)),
  );
  const asked = characters[0];
  if (!asked) return null;
  const script = defaultScript(language);
  const answers = answerOrder.flatMap((index) => characters[index] ?? []);
  return (
    <figure className="mx-auto max-w-[30rem] flex-[2_1_min(20rem,100%)] sheet p-sheet desk:p-7 print:hidden">
      <figcaption className="text-label font-semibold text-accent">{t("intro.sample")}</figcaption>
      <div className="mt-4 grid justify-items-center gap-1">
        <p className="grid size-36 place-items-center border border-line mi-grid text-[6rem] leading-none text-mark desk:size-44 desk:text-[7.5rem]">
          <Kai lang={chineseLang(script, language)}>{asked[script].character}</Kai>
        </p>
        <Pinyin className="text-lead font-semibold">{asked.pinyin}</Pinyin>
      </div>
      <p className="mt-3 text-center font-semibold">{questionPrompts(language).meaning}</p>
      <ul className="mt-3 grid gap-2">
        {answers.map((answer) => (
          <li
            key={answer.pinyin}
            className={`flex min-h-11 items-center justify-between gap-3 rounded-small border px-4 py-2 ${answer === asked ? "border-2 border-accent font-semibold" : "border-line text-soft"}`}
          >
            {answer.meaning}
            {answer === asked && (
              <span className="text-accent">
                <Icon name="check" />
                <span className="sr-only">{t("result.right")}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </figure>
  );
}
