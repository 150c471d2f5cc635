"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { CharacterBoard } from "@/components/characters/character-board";
import { Pinyin } from "@/components/characters/pinyin";
import { guests, signedIn } from "@/components/session/viewers";
import { Picture } from "@/components/ui/picture";
import { paths } from "@/lib/base/paths";

export type Hello = {
  character: string;
  /** `lang` of the character. */
  lang: string;
  pinyin: string;
  meaning: string;
  /** Who says it with the visitor; undefined for a school without recommended teachers. */
  teacher: { name: string; avatar: string } | undefined;
  registerHref: string;
};

type HelloBoardProps = {
  hello: Hello;
  /** Stops the carousel around it. */
  onBegin: () => void;
};

const dragEvents = ["mousedown", "touchstart"] as const;

/** A first character to write, beside what it means; once it is written, a teacher and the next step. */
export function HelloBoard({ hello, onBegin }: HelloBoardProps) {
  const header = useTranslations("header");
  const [isWritten, setWritten] = useState(false);
  const board = useRef<HTMLDivElement>(null);

  // Native listeners, because the carousel's own one, on an ancestor, would drag the slides.
  useEffect(() => {
    const element = board.current;
    const keep = (event: Event) => event.stopPropagation();
    for (const type of dragEvents) element?.addEventListener(type, keep);
    return () => {
      for (const type of dragEvents) element?.removeEventListener(type, keep);
    };
  }, []);

  const { character, lang, pinyin, meaning, teacher, registerHref } = hello;
  return (
    <div className="@container h-full rounded-card border border-line bg-surface p-4">
      <div className="grid gap-x-6 gap-y-2 @min-[27rem]:grid-cols-[minmax(0,19rem)_minmax(0,1fr)] @min-[27rem]:grid-rows-2 @min-[44rem]:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        {/* Flows around the carousel's buttons, which the float stands for. */}
        <div className="min-h-11 before:float-right before:h-11 before:w-38 @min-[27rem]:col-start-2 @min-[27rem]:row-start-1 @min-[27rem]:self-end @min-[27rem]:before:hidden">
          <p className="text-label font-semibold text-accent">{header("try")}</p>
          <p className="leading-snug">
            <Pinyin className="font-bold">{pinyin}</Pinyin>
            <span className="text-soft"> · {meaning}</span>
          </p>
        </div>
        <div
          ref={board}
          className="mx-auto w-[min(100%,16rem)] @min-[27rem]:col-start-1 @min-[27rem]:row-span-2 @min-[27rem]:row-start-1 @min-[27rem]:w-full"
        >
          <CharacterBoard
            character={character}
            lang={lang}
            isSmall
            onBegin={onBegin}
            onDone={() => setWritten(true)}
          />
        </div>
        <div aria-live="polite" className="empty:hidden @min-[27rem]:col-start-2 @min-[27rem]:row-start-2">
          {isWritten && <NextStep teacher={teacher} registerHref={registerHref} />}
        </div>
      </div>
    </div>
  );
}

function NextStep({ teacher, registerHref }: Pick<Hello, "teacher" | "registerHref">) {
  const t = useTranslations("home.hero.board");
  const register = useTranslations("header")("register");
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {teacher && (
        <Picture
          src={teacher.avatar || "/art/teachers/1.svg"}
          alt=""
          width={80}
          height={80}
          className="size-20 shrink-0 rounded-pill bg-portrait object-cover"
        />
      )}
      <div className="min-w-0 flex-[1_1_8rem]">
        <p className="leading-snug font-bold">{t("together")}</p>
        <p className="text-label text-soft">{teacher ? t("next", { name: teacher.name }) : t("nextPlain")}</p>
        <a data-for={guests} href={registerHref} className="link font-semibold">
          {register}
        </a>
        <a data-for={signedIn} href={paths.try} className="link font-semibold">
          {t("more")}
        </a>
      </div>
    </div>
  );
}
