import type { DeskMessages } from "./lib/base/desk/messages";
import type { Language } from "./lib/base/i18n/languages";
import type { SiteMessages } from "./lib/base/i18n/site-messages";

declare module "next-intl" {
  interface AppConfig {
    Locale: Language;
    /** Those of the desk are loaded on its pages only. */
    Messages: SiteMessages & { desk: DeskMessages };
  }
}

declare global {
  // Set by lib/app/inline-scripts/viewer.ts.
  interface HTMLElement {
    /** Whether the element has had the focus since the page was loaded. */
    hadFocus?: boolean;
  }
}

declare module "react" {
  // Light dismissal of dialogs, which React supports but does not yet have in its types.
  interface DialogHTMLAttributes<T> {
    closedby?: T extends HTMLElement ? "any" | "closerequest" | "none" : never;
  }
}
