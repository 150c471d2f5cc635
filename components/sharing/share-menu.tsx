"use client";

import { useRef, useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { copyText } from "@/components/ui/copy-text";
import { Icon } from "@/components/ui/icon";
import { isChat, shareAddress, type SharedLink, type ShareNetwork } from "@/lib/base/links/share-links";

/** Server data of the menu, in the language of the page. */
export type ShareSetting = {
  /** `pasted` says, for a chat, that the link is copied and where to paste it. */
  networks: readonly { network: ShareNetwork; name: string; pasted: string }[];
  labels: {
    share: string;
    /** Label of the field with the link. */
    link: string;
    copy: string;
    copied: string;
    notCopied: string;
    /** Note that a link opens in a new window, in parentheses. */
    newWindow: string;
  };
};

type ShareMenuProps = SharedLink & { setting: ShareSetting };

/** Colors are inherited, because the campaign is dark. */
const openerClasses = "min-h-11 cursor-pointer items-center gap-2 font-semibold underline underline-offset-4";

/**
 * Shares a link with the browser's own dialog or, if it has none, with a menu of networks, chats and the link to copy. An
 * attribute of the root element decides before hydration (lib/app/inline-scripts/viewer.ts). The menu works without script.
 */
export function ShareMenu({ setting, url, text }: ShareMenuProps) {
  const { networks, labels } = setting;
  const menu = useRef<HTMLDetailsElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState("");

  const openMenu = () => {
    delete document.documentElement.dataset.webShare;
    menu.current!.open = true;
    menu.current!.querySelector("summary")?.focus();
  };
  const share = () => {
    const data = { title: text, text, url };
    if (!navigator.canShare(data)) return openMenu();
    // The visitor closed the dialog: AbortError. Any other error: the dialog did not open.
    navigator.share(data).catch(({ name }: Error) => name === "AbortError" || openMenu());
  };
  const copy = async (copied: string) =>
    setMessage((await copyText(url, field.current)) ? copied : labels.notCopied);

  const opener = (
    <>
      <Icon name="share" />
      {/* An icon at the end would be turned, like an arrow. */}
      <span>{labels.share}</span>
    </>
  );
  return (
    <div className="w-full max-w-[40rem] print:hidden">
      <button
        type="button"
        className={`${openerClasses} hidden in-data-web-share:inline-flex`}
        onClick={share}
      >
        {opener}
      </button>
      <details ref={menu} className="in-data-web-share:hidden">
        <summary className={`${openerClasses} inline-flex list-none`}>{opener}</summary>
        <div className="mt-1 grid gap-3 rounded-card bg-ground p-4 text-left text-ink">
          {networks.length > 0 && (
            <ul className="flex flex-wrap gap-x-6">
              {networks.map(({ network, name, pasted }) =>
                isChat(network) ? (
                  <li key={network} className="noscript:hidden">
                    <button type="button" className="link" onClick={() => void copy(pasted)}>
                      {name}
                    </button>
                  </li>
                ) : (
                  <li key={network}>
                    <a
                      href={shareAddress(network, { url, text })}
                      target="_blank"
                      rel="noopener noreferrer"
                      className="link"
                    >
                      {name}
                      <span className="sr-only">{labels.newWindow}</span>
                    </a>
                  </li>
                ),
              )}
            </ul>
          )}
          <div className="flex flex-wrap items-end gap-3">
            <label className="max-w-[32rem] flex-[1_1_12rem]">
              <span className="mb-1 block text-label font-semibold">{labels.link}</span>
              <input ref={field} readOnly value={url} className="field-input" />
            </label>
            <button
              type="button"
              className={`${buttonClasses.secondary} noscript:hidden`}
              onClick={() => void copy(labels.copied)}
            >
              {labels.copy}
            </button>
          </div>
          <p role="status" className="empty:absolute">
            {message}
          </p>
        </div>
      </details>
    </div>
  );
}
