"use client";

import { useTranslations } from "next-intl";
import { useRef, useState, type MouseEvent, type ReactNode } from "react";
import { Dialog } from "@/components/ui/dialog";
import { OnDemand } from "@/components/ui/on-demand";
import { Spinner } from "@/components/ui/spinner";
import { isUnmodifiedClick } from "@/components/ui/unmodified-click";
import { useClearOfText } from "@/components/ui/use-clear-of-text";
import { readSavedPhone } from "@/lib/subjects/campaign/storage";
import { loadVisitorCountry } from "@/lib/subjects/campaign/visitor-country";
import type { PhoneFormProps } from "./phone-form";
import styles from "./prize-button.module.css";

const colorClasses = "border-2 border-gold bg-cinnabar text-white hover:bg-cinnabar-deep";

const loadForm = () => import("./phone-form");

/** The international form starts with the dial code of the visitor's country. */
const loadInternationalForm = async () => {
  await loadVisitorCountry();
  return loadForm();
};

type PrizeButtonProps = PhoneFormProps & { button: ReactNode };

/**
 * A link to the prize page, which opens a form for the enrolled phone first if this browser has not enrolled (spec
 * section 2). Once it is scrolled out of view, an icon floats where it covers no content; it is hidden from keyboards
 * and screen readers, which reach the link itself.
 */
export function PrizeButton({ button, ...form }: PrizeButtonProps) {
  const t = useTranslations("campaign");
  const title = t("prize.title");
  const [isOpen, setIsOpen] = useState(false);
  const linkRef = useRef<HTMLAnchorElement>(null);
  const iconRef = useRef<HTMLAnchorElement>(null);
  useClearOfText(iconRef, () => (linkRef.current?.getBoundingClientRect().bottom ?? 0) < 0);
  const open = (event: MouseEvent) => {
    if (readSavedPhone() || document.documentElement.dataset.enrolled !== undefined) return;
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    setIsOpen(true);
  };
  const linkProps = {
    href: form.prizePath,
    "data-scripted": "",
    onClick: open,
  };
  return (
    <aside className={styles.place} aria-label={title}>
      <a
        {...linkProps}
        ref={linkRef}
        data-part="prize"
        className={`${styles.button} flex min-h-[44px] items-center gap-[0.4em] rounded-pill py-[0.4em] pr-4 pl-[0.7em] leading-[1.2] font-bold text-balance ${colorClasses}`}
      >
        <GiftIcon />
        {button}
      </a>
      <a
        {...linkProps}
        ref={iconRef}
        data-part="prize-mark"
        className={`fixed top-[0.75rem] right-[0.5rem] z-1 grid size-[44px] place-items-center rounded-pill not-data-clear:invisible ${colorClasses}`}
        aria-hidden="true"
        tabIndex={-1}
      >
        <GiftIcon />
      </a>
      {isOpen && (
        <Dialog title={title} closeLabel={t("frame.close")} onClose={() => setIsOpen(false)}>
          <OnDemand
            load={form.region === "en" ? loadInternationalForm : loadForm}
            componentProps={form}
            placeholder={<Spinner />}
            onFailed={() => location.assign(form.enrolPath)}
          />
        </Dialog>
      )}
    </aside>
  );
}

function GiftIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="28"
      height="28"
      className="shrink-0 fill-gold text-gold"
    >
      <path d="M3 8h18v4H3zM5 12h14v9H5zM11 8h2v13h-2z" />
      <path
        d="M12 8C6 8 6 2 9.5 2S12 8 12 8s-1-6 2.5-6S18 8 12 8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  );
}
