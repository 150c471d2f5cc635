import type { Language } from "./lib/i18n/languages";
import type messages from "./messages/en-US/site.json";

declare module "next-intl" {
  interface AppConfig {
    Locale: Language;
    Messages: typeof messages;
  }
}

declare module "react" {
  // Light dismissal of dialogs, which React supports but does not yet have in its types.
  interface DialogHTMLAttributes<T> {
    closedby?: T extends HTMLElement ? "any" | "closerequest" | "none" : never;
  }
}
