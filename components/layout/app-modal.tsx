import type { Messages } from "next-intl";
import type { ReactNode } from "react";
import { paths } from "@/lib/paths";
import { appCodes } from "./app-codes";
import { CodeModal } from "./code-modal";

type AppModalProps = { words: Messages["app"]; close: string; className?: string; children: ReactNode };

/** The app download, as a dialog; without script, its page. */
export function AppModal({ words, close, className, children }: AppModalProps) {
  return (
    <CodeModal
      href={paths.mobileDownload}
      className={className}
      title={words.title}
      text={words.text}
      close={close}
      here={{ href: paths.mobileDownload, text: words.page, other: words.other }}
      codes={appCodes(words)}
      links={[{ href: paths.mobileDownload, text: words.page }]}
    >
      {children}
    </CodeModal>
  );
}
