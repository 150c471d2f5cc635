"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from "react";
import { filterQuestions, openNamedQuestion } from "@/lib/help/filter-questions";

type QuestionSearchProps = {
  /** Id of the element that contains the questions, which are static HTML from the server. */
  list: string;
};

/** Filters the questions while the visitor types. Hidden without script, where the browser's find works. */
export function QuestionSearch({ list }: QuestionSearchProps) {
  const t = useTranslations("help");
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<number>();

  const search = useCallback(() => {
    const root = document.getElementById(list);
    const query = input.current?.value.trim() ?? "";
    if (root) setFound(query === "" ? void filterQuestions(root, "") : filterQuestions(root, query));
  }, [list]);
  const showAll = () => {
    if (input.current) input.current.value = "";
    search();
  };
  // During composition, partial pinyin matches nothing, while a partial Korean syllable is a useful query.
  const searchUnlessSpelling = (event: SyntheticEvent<HTMLInputElement, InputEvent>) => {
    const spelling = event.nativeEvent.isComposing && document.documentElement.lang.startsWith("zh");
    if (!spelling) search();
  };

  useEffect(() => {
    const goToNamed = () => {
      const root = document.getElementById(list);
      const named = document.getElementById(location.hash.slice(1));
      if (!root || !named || !root.contains(named)) return;
      if (named.closest("[hidden]")) {
        if (input.current) input.current.value = "";
        setFound(void filterQuestions(root, ""));
      }
      openNamedQuestion(root, location.hash);
      named.scrollIntoView();
    };
    window.addEventListener("hashchange", goToNamed);
    return () => window.removeEventListener("hashchange", goToNamed);
  }, [list]);

  useEffect(() => {
    // The visitor may have typed before hydration.
    if (input.current?.value) search();
  }, [search]);

  return (
    <div
      role="search"
      data-filtered={found !== undefined || undefined}
      className="noscript:hidden mt-8 max-w-[38rem]"
    >
      <label htmlFor="question-search" className="font-semibold">
        {t("search")}
      </label>
      <input
        ref={input}
        id="question-search"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        onInput={searchUnlessSpelling}
        onCompositionEnd={search}
        className="field-input mt-1"
      />
      <p role="status" className="mt-2 min-h-6">
        {found === undefined ? "" : found === 0 ? t("none") : t("found", { n: found })}
      </p>
      {found !== undefined && (
        <button type="button" onClick={showAll} className="link">
          {t("all")}
        </button>
      )}
    </div>
  );
}
