"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { isHalfComposed } from "@/components/ui/composition";
import { updateQueryString } from "@/components/ui/use-query-string";
import { maxSearchLength } from "@/lib/subjects/series/choice";

/** Milliseconds without typing after which the list follows. Safari allows 100 changes of the address in 30 s. */
const pauseMs = 300;

/** Finds classes by words. The text is kept in the address, which follows while the visitor types. */
export function SeriesSearch({ text }: { text: string }) {
  const t = useTranslations("hotSell.filters");
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState(text);
  const [shownText, setShownText] = useState(text);
  // Another address, as after "Show all classes", replaces what was typed.
  if (text !== shownText) {
    setShownText(text);
    setTyped(text);
  }
  const send = (value: string) =>
    updateQueryString({ q: value.trim() || undefined, page: undefined }, "replace");
  const type = (value: string, isHalf = false) => {
    setTyped(value);
    clearTimeout(timer.current);
    if (!isHalf) timer.current = setTimeout(() => send(value), pauseMs);
  };
  // Another address or page ends what was typed for this one.
  useEffect(() => () => clearTimeout(timer.current), [text]);
  const applyEarlyText = useEffectEvent(() => {
    const value = input.current?.value ?? "";
    if (value !== typed && value !== "") type(value);
  });
  useLayoutEffect(() => applyEarlyText(), []);
  return (
    <label className="font-semibold">
      <span className="mb-1 block text-label">{t("search")}</span>
      <input
        ref={input}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={maxSearchLength}
        className="field-input"
        value={typed}
        onChange={({ target, nativeEvent }) => type(target.value, isHalfComposed(nativeEvent as InputEvent))}
        onCompositionEnd={({ currentTarget }) => type(currentTarget.value)}
      />
    </label>
  );
}
