"use client";

import { useEffect, useRef, useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { fallbackLanguage, languageNames, languages, type Language } from "@/lib/i18n/languages";
import { SelectField } from "@/components/ui/select-field";
import { useWords } from "../words";
import { scrollToTarget, type Target } from "./scroll-to-target";
import { Sheet, SheetTitle } from "../sheet";
import { FormRow } from "../desk-form";
import { CheckLabel } from "../check-label";

type PreviewProps = {
  /** Query parameters that identify the record. */
  recordQuery: Record<string, string>;
  /** A new version reloads the preview. */
  version: number;
  /** Explains whether the draft or the published version is shown. */
  note: string;
  pages: readonly string[];
  readerLanguages?: readonly Language[];
  /** Returns how to find the record on the page in a language. */
  toTarget?: (language: Language) => Target | undefined;
  onClose: () => void;
};

/** In CSS pixels. */
const sizes = { phone: { width: 390, height: 780 }, desktop: { width: 1280, height: 800 } };
type Size = keyof typeof sizes;

/** Previews a page with the draft, in each language, at phone and desktop size. */
export function Preview(props: PreviewProps) {
  const { recordQuery, version, note, pages, readerLanguages = languages, toTarget, onClose } = props;
  const words = useWords("content").preview;
  const shell = useWords("shell");
  const [language, setLanguage] = useState<Language>(
    readerLanguages.includes(fallbackLanguage) ? fallbackLanguage : readerLanguages[0]!,
  );
  const [chosenPage, setPage] = useState("");
  // A record that moves to another place has other pages.
  const page = pages.includes(chosenPage) ? chosenPage : (pages[0] ?? "");
  const [size, setSize] = useState<Size>("phone");
  const title = useRef<HTMLHeadingElement>(null);
  const [opener] = useState(() => document.activeElement);
  useEffect(() => title.current?.focus(), []);
  const query = new URLSearchParams({ ...recordQuery, language, page });
  const close = () => {
    if (opener instanceof HTMLElement) opener.focus();
    onClose();
  };
  return (
    <Sheet aria-labelledby="preview-title">
      <SheetTitle id="preview-title" ref={title} tabIndex={-1} className="outline-none">
        {words.title}
      </SheetTitle>
      <p>{note}</p>
      <FormRow className="mt-5">
        {readerLanguages.length > 1 && (
          <SelectField
            id="preview-language"
            label={words.language}
            value={language}
            options={readerLanguages.map((value) => ({ value, text: languageNames[value] }))}
            onChange={(event) => setLanguage(event.currentTarget.value as Language)}
          />
        )}
        {pages.length > 1 && (
          <SelectField
            id="preview-page"
            label={words.page}
            value={page}
            options={pages.map((value) => ({ value, text: value }))}
            onChange={(event) => setPage(event.currentTarget.value)}
          />
        )}
        <fieldset>
          <legend className="font-semibold">{words.width}</legend>
          <div className="mt-1 flex flex-wrap gap-x-5">
            {(Object.keys(sizes) as Size[]).map((name) => (
              <CheckLabel
                key={name}
                type="radio"
                name="preview-width"
                checked={size === name}
                onChange={() => setSize(name)}
              >
                {words.widths[name]}
              </CheckLabel>
            ))}
          </div>
        </fieldset>
      </FormRow>
      <PreviewFrame
        key={`${version} ${size} ${query.toString()}`}
        size={size}
        title={words.title}
        target={toTarget?.(language)}
        src={`/api/preview?${query}`}
      />
      <button type="button" className={`${buttonClasses.secondary} mt-4`} onClick={close}>
        {shell.close}
      </button>
    </Sheet>
  );
}

type PreviewFrameProps = { size: Size; title: string; src: string; target: Target | undefined };

/** Renders the page at the device's width and scales it down to the space available. */
function PreviewFrame({ size, title, src, target }: PreviewFrameProps) {
  const { width, height } = sizes[size];
  const [availableWidth, setAvailableWidth] = useState(width);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!container.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setAvailableWidth(entry.contentRect.width));
    observer.observe(container.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, availableWidth / width);
  return (
    <div ref={container} className="mt-4 overflow-hidden" style={{ height: height * scale }}>
      <iframe
        title={title}
        src={src}
        width={width}
        height={height}
        // Scripts run, but navigation of the desk, forms and pop-ups are blocked.
        sandbox="allow-same-origin allow-scripts"
        onLoad={({ currentTarget: { contentDocument } }) =>
          target && contentDocument && scrollToTarget(contentDocument, target)
        }
        className="outline-ink/30 max-w-none origin-top-left bg-white outline -outline-offset-1"
        style={{ transform: `scale(${scale})` }}
      />
    </div>
  );
}
