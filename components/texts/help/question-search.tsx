"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from "react";
import { isHalfComposed } from "@/components/ui/composition";
import { filterQuestions, openNamedQuestion } from "@/lib/subjects/texts/filter-questions";

type QuestionSearchProps = {
  /** Id of the element that contains the questions, which are static HTML from the server. */
  listId: string;
};

/** Ids of the questions with search words: what people also call the subject, such as the name of a chat app. */
const questionsWithWords = [
  "how-to-buy",
  "payment",
  "trial",
  "refund",
  "recordings",
  "phone",
  "free-join",
  "study-help",
] as const;

/** Filters the questions while the visitor types. Hidden without script, where the browser's find works. */
export function QuestionSearch({ listId }: QuestionSearchProps) {
  const t = useTranslations("help");
  const input = useRef<HTMLInputElement>(null);
  const [matchCount, setMatchCount] = useState<number>();

  const search = useCallback(() => {
    const root = document.getElementById(listId);
    const query = input.current?.value.trim() ?? "";
    const words = Object.fromEntries(questionsWithWords.map((id) => [id, t(`searchWords.${id}`)]));
    if (root)
      setMatchCount(query === "" ? void filterQuestions(root, "") : filterQuestions(root, query, words));
  }, [listId, t]);
  const showAll = () => {
    if (input.current) input.current.value = "";
    search();
  };
  // Half of a composed word matches nothing, whatever the page's language: pinyin is typed on English pages too.
  const searchUnlessComposing = (event: SyntheticEvent<HTMLInputElement, InputEvent>) => {
    if (!isHalfComposed(event.nativeEvent)) search();
  };

  useEffect(() => {
    const openLinkedQuestion = () => {
      const root = document.getElementById(listId);
      const target = document.getElementById(location.hash.slice(1));
      if (!root || !target || !root.contains(target)) return;
      if (target.closest("[hidden]")) {
        if (input.current) input.current.value = "";
        setMatchCount(void filterQuestions(root, ""));
      }
      openNamedQuestion(root, location.hash);
      target.scrollIntoView();
    };
    window.addEventListener("hashchange", openLinkedQuestion);
    return () => window.removeEventListener("hashchange", openLinkedQuestion);
  }, [listId]);

  useEffect(() => {
    // The visitor may have typed before hydration.
    if (input.current?.value) search();
  }, [search]);

  return (
    <div role="search" data-filtered={matchCount !== undefined || undefined} className="mt-6 noscript:hidden">
      <label htmlFor="question-search" className="font-semibold">
        {t("search")}
      </label>
      <input
        ref={input}
        id="question-search"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        onInput={searchUnlessComposing}
        onCompositionEnd={search}
        className="mt-1 field-input min-h-14 rounded-card px-5 text-lead"
      />
      <p role="status" className="mt-2">
        {matchCount === undefined ? "" : matchCount === 0 ? t("none") : t("found", { n: matchCount })}
      </p>
      {matchCount !== undefined && (
        <button type="button" onClick={showAll} className="link">
          {t("all")}
        </button>
      )}
    </div>
  );
}
