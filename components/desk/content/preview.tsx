"use client";

import { useEffect, useRef, useState } from "react";
import { buttonLook } from "@/components/ui/button";
import { fallbackLanguage, languageNames, languages, type Language } from "@/lib/i18n/languages";
import { SelectField } from "@/components/ui/select-field";
import { useWords } from "../words";
import { standAt, type Target } from "./stand-at";

type PreviewProps = {
  /** Query parameters that identify the record. */
  asked: Record<string, string>;
  /** A new version reloads the preview. */
  version: number;
  /** Explains whether the draft or the published version is shown. */
  note: string;
  pages: readonly string[];
  in?: readonly Language[];
  /** Returns how to find the record on the page in a language. */
  at?: (language: Language) => Target | undefined;
  onClose: () => void;
};

/** In CSS pixels. */
const sizes = { phone: { width: 390, height: 780 }, desktop: { width: 1280, height: 800 } };
type Size = keyof typeof sizes;

/** Previews a page with the draft, in each language, at phone and desktop size. */
export function Preview(props: PreviewProps) {
  const { asked, version, note, pages, in: readers = languages, at, onClose } = props;
  const words = useWords("content").preview;
  const shell = useWords("shell");
  const [language, setLanguage] = useState<Language>(
    readers.includes(fallbackLanguage) ? fallbackLanguage : readers[0]!,
  );
  const [chosen, setPage] = useState("");
  // A record that moves to another place has other pages.
  const page = pages.includes(chosen) ? chosen : (pages[0] ?? "");
  const [size, setSize] = useState<Size>("phone");
  const title = useRef<HTMLHeadingElement>(null);
  const [opener] = useState(() => document.activeElement);
  useEffect(() => title.current?.focus(), []);
  const query = new URLSearchParams({ ...asked, language, page });
  const close = () => {
    if (opener instanceof HTMLElement) opener.focus();
    onClose();
  };
  return (
    <section className="sheet desk-preview" aria-labelledby="preview-title">
      <h2 id="preview-title" ref={title} tabIndex={-1} className="outline-none">
        {words.title}
      </h2>
      <p>{note}</p>
      <div className="desk-form desk-form-row">
        {readers.length > 1 && (
          <SelectField
            id="preview-language"
            label={words.language}
            value={language}
            options={readers.map((value) => ({ value, text: languageNames[value] }))}
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
          <div className="desk-flags">
            {(Object.keys(sizes) as Size[]).map((name) => (
              <label key={name} className="desk-flag">
                <input
                  type="radio"
                  name="preview-width"
                  checked={size === name}
                  onChange={() => setSize(name)}
                />{" "}
                {words.widths[name]}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <Frame
        key={`${version} ${size} ${query.toString()}`}
        size={size}
        title={words.title}
        target={at?.(language)}
        src={`/api/preview?${query}`}
      />
      <button type="button" className={`${buttonLook.secondary} mt-4`} onClick={close}>
        {shell.close}
      </button>
    </section>
  );
}

type FrameProps = { size: Size; title: string; src: string; target: Target | undefined };

/** Renders the page at the device's width and scales it down to the space available. */
function Frame({ size, title, src, target }: FrameProps) {
  const { width, height } = sizes[size];
  const [room, setRoom] = useState(width);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const watch = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  const scale = Math.min(1, room / width);
  return (
    <div ref={place} className="desk-preview-frame" style={{ height: height * scale }}>
      <iframe
        title={title}
        src={src}
        width={width}
        height={height}
        // Scripts run, but navigation of the desk, forms and pop-ups are blocked.
        sandbox="allow-same-origin allow-scripts"
        onLoad={({ currentTarget: { contentDocument } }) =>
          target && contentDocument && standAt(contentDocument, target)
        }
        style={{ transform: `scale(${scale})` }}
      />
    </div>
  );
}
