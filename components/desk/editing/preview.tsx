"use client";

import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef, useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { fallbackLanguage, languageNames, type Language } from "@/lib/base/i18n/languages";
import { SelectField } from "@/components/ui/select-field";
import { useOfferedLanguages } from "../offered-languages";
import { scrollToTarget, type ScrollTarget } from "./scroll-to-target";
import { Sheet, SheetTitle } from "../sheet";
import { FormRow } from "../desk-form";
import { CheckLabel } from "../check-label";

type PreviewProps = {
  /** Query parameters that identify the record. */
  recordQuery: Record<string, string>;
  /** The form's values as fields of the record; others reload the preview. */
  fields: object;
  note: string;
  pages: readonly string[];
  readerLanguages?: readonly Language[];
  /** Returns how to find the record on the page in a language. */
  toTarget?: (language: Language) => ScrollTarget | undefined;
  /** Shows what was typed since. */
  onUpdate: () => void;
  onClose: () => void;
};

/** In CSS pixels. */
const sizes = { phone: { width: 390, height: 780 }, desktop: { width: 1280, height: 800 } };
type Size = keyof typeof sizes;

/** Previews a page with the form's values, in each language, at phone and desktop size. */
export function ContentPreview(props: PreviewProps) {
  const offered = useOfferedLanguages();
  const { recordQuery, fields, note, pages, readerLanguages = offered, toTarget, onUpdate, onClose } = props;
  const t = useTranslations("desk.content");
  const tShell = useTranslations("desk.shell");
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
  const body = useMemo(() => JSON.stringify(fields), [fields]);
  const query = new URLSearchParams({ ...recordQuery, language, page });
  const close = () => {
    if (opener instanceof HTMLElement) opener.focus();
    onClose();
  };
  return (
    <Sheet aria-labelledby="preview-title">
      <SheetTitle id="preview-title" ref={title} tabIndex={-1} className="outline-none">
        {t("preview.title")}
      </SheetTitle>
      <p>{note}</p>
      <FormRow className="mt-5">
        {readerLanguages.length > 1 && (
          <SelectField
            id="preview-language"
            label={t("preview.language")}
            value={language}
            options={readerLanguages.map((value) => ({ value, text: languageNames[value] }))}
            onChange={(event) => setLanguage(event.currentTarget.value as Language)}
          />
        )}
        {pages.length > 1 && (
          <SelectField
            id="preview-page"
            label={t("preview.page")}
            value={page}
            options={pages.map((value) => ({ value, text: value }))}
            onChange={(event) => setPage(event.currentTarget.value)}
          />
        )}
        <fieldset>
          <legend className="font-semibold">{t("preview.width")}</legend>
          <div className="mt-1 flex flex-wrap gap-x-5">
            {(Object.keys(sizes) as Size[]).map((name) => (
              <CheckLabel
                key={name}
                type="radio"
                name="preview-width"
                checked={size === name}
                onChange={() => setSize(name)}
              >
                {t(`preview.widths.${name}`)}
              </CheckLabel>
            ))}
          </div>
        </fieldset>
      </FormRow>
      <PreviewFrame
        key={`${size} ${query.toString()} ${body}`}
        size={size}
        title={t("preview.title")}
        target={toTarget?.(language)}
        action={`/api/preview?${query}`}
        body={body}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <button type="button" className={buttonClasses.secondary} onClick={onUpdate}>
          {t("preview.update")}
        </button>
        <button type="button" className={buttonClasses.secondary} onClick={close}>
          {tShell("close")}
        </button>
      </div>
    </Sheet>
  );
}

type PreviewFrameProps = {
  size: Size;
  title: string;
  action: string;
  /** Fields as JSON. */
  body: string;
  target: ScrollTarget | undefined;
};

const frameName = "preview-frame";

/**
 * Renders the page at the device's width and scales it down to the space available. A form posts the fields into the
 * frame: the page keeps its own security policy, and nothing is stored.
 */
function PreviewFrame({ size, title, action, body, target }: PreviewFrameProps) {
  const { width, height } = sizes[size];
  const [availableWidth, setAvailableWidth] = useState(width);
  const container = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.submit(), []);
  useEffect(() => {
    if (!container.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setAvailableWidth(entry.contentRect.width));
    observer.observe(container.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, availableWidth / width);
  return (
    <div ref={container} className="mt-4 overflow-hidden" style={{ height: height * scale }}>
      <form ref={form} method="post" action={action} target={frameName} hidden>
        <input type="hidden" name="fields" value={body} />
      </form>
      <iframe
        name={frameName}
        title={title}
        width={width}
        height={height}
        // Scripts run, but navigation of the desk, forms and pop-ups are blocked.
        sandbox="allow-same-origin allow-scripts"
        onLoad={({ currentTarget: { contentDocument } }) =>
          target && contentDocument && scrollToTarget(contentDocument, target)
        }
        className="max-w-none origin-top-left bg-white outline -outline-offset-1 outline-ink/30"
        style={{ transform: `scale(${scale})` }}
      />
    </div>
  );
}
