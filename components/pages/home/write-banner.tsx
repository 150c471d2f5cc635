"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { OnDemand } from "@/components/ui/on-demand";

type WriteBannerProps = {
  character: string;
  lang: string;
  /** Stops the carousel while the visitor writes. */
  onWriting: (isWriting: boolean) => void;
};

const loadGrid = () => import("./banner-grid");

/**
 * A button on the character of the first banner, which replaces the picture by a grid to write it in. It is rendered
 * after hydration only, and the grid's code and data load when it is pressed.
 */
export function WriteBanner({ character, lang, onWriting }: WriteBannerProps) {
  const t = useTranslations("home.hero");
  const button = useRef<HTMLButtonElement>(null);
  const [isWriting, setWriting] = useState(false);

  function change(value: boolean) {
    setWriting(value);
    onWriting(value);
    // The focus was in the grid; the button is rendered again by the next frame.
    if (!value) requestAnimationFrame(() => button.current?.focus());
  }

  if (isWriting)
    return (
      <OnDemand
        load={loadGrid}
        componentProps={{ character, lang, onClose: () => change(false) }}
        onFailed={() => change(false)}
      />
    );
  return (
    <button
      ref={button}
      type="button"
      aria-label={t("write")}
      title={t("write")}
      onClick={() => change(true)}
      // The grid in the picture of 960 by 600.
      className="absolute top-[18.17%] left-[38.75%] h-[37.67%] w-[23.54%] cursor-pointer"
    >
      <span className="absolute -right-2 -bottom-2 grid size-8 place-items-center rounded-pill bg-cinnabar text-white">
        <Icon name="notebook-pen" size={16} />
      </span>
    </button>
  );
}
