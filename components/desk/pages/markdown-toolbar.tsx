"use client";

import { useTranslations } from "next-intl";
import { createElement, useEffect } from "react";

/** Element of each button, with its name among the texts and its sign. */
const buttons = [
  ["md-bold", "bold", "B"],
  ["md-italic", "italic", "I"],
  ["md-header", "heading", "H"],
  ["md-unordered-list", "list", "•"],
  ["md-ordered-list", "numbered", "#"],
  ["md-link", "link", "↗"],
  ["md-quote", "quote", "❝"],
] as const;

/** Buttons that format the selected text of a text area as Markdown. @param props.for id of the text area */
export function MarkdownToolbar({ for: target }: { for: string }) {
  const t = useTranslations("desk.content");
  // Defines the elements. Only in a browser, and only for forms that have such a text.
  useEffect(() => void import("@github/markdown-toolbar-element"), []);
  // Custom elements, which React knows only by createElement.
  return createElement(
    "markdown-toolbar",
    { for: target, role: "toolbar", "aria-label": t("markdown.toolbar"), class: "flex flex-wrap" },
    buttons.map(([element, name, sign]) =>
      createElement(
        element,
        {
          key: element,
          role: "button",
          title: t(`markdown.${name}`),
          "aria-label": t(`markdown.${name}`),
          class:
            "rounded-pill inline-grid font-semibold size-11 cursor-pointer place-items-center hover:bg-muted",
          ...(name === "heading" && { level: 3 }),
        },
        sign,
      ),
    ),
  );
}
