"use client";

import { useTranslations } from "next-intl";
import { useRef, useState, type ComponentType } from "react";
import { buttonClasses } from "@/components/ui/button";
import type { CheckPanelProps } from "./check-panel";

type DeviceCheckStartProps = {
  /** Address of the help page, linked from a bad result. */
  helpHref: string;
  /** Address of the provider's own check, if there is one. */
  providerCheckHref: string | undefined;
};

/** Starts the check. Its code is loaded on demand, since most visitors of the page never need it. */
export function DeviceCheckStart({ helpHref, providerCheckHref }: DeviceCheckStartProps) {
  const t = useTranslations("deviceCheck");
  const button = useRef<HTMLButtonElement>(null);
  const [Panel, setPanel] = useState<ComponentType<CheckPanelProps>>();
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");

  async function start() {
    setState("loading");
    try {
      const loaded = await import("./check-panel");
      setPanel(() => loaded.default);
      setState("idle");
    } catch {
      setState("failed");
    }
  }

  function closePanel() {
    setPanel(undefined);
    // The focus was in the panel; the button is rendered again by the next frame.
    requestAnimationFrame(() => button.current?.focus());
  }

  if (Panel) {
    return <Panel helpHref={helpHref} providerCheckHref={providerCheckHref} onClose={closePanel} />;
  }
  return (
    <div className="flex flex-wrap items-center gap-4 noscript:hidden">
      <button
        ref={button}
        type="button"
        className={`${buttonClasses.light} btn-big`}
        onClick={() => void start()}
      >
        {t("start")}
      </button>
      <p role="status">
        {state === "loading" && t("loading")}
        {state === "failed" && t("loadFailed")}
      </p>
    </div>
  );
}
