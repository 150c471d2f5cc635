import { NextIntlClientProvider, useLocale, useMessages, type NestedKeyOf } from "next-intl";
import type { ReactNode } from "react";
import { pickMessages } from "@/lib/base/i18n/pick-messages";

type Messages = ReturnType<typeof useMessages>;
export type MessagePath = NestedKeyOf<Messages>;

type ClientMessagesProps = {
  /** Namespaces, or single messages, that the client components below read with `useTranslations`. */
  namespaces: readonly MessagePath[];
  children: ReactNode;
};

/** Sends the messages under the given paths, and no others, to the client components below it. */
export function ClientMessages({ namespaces, children }: ClientMessagesProps) {
  const all = useMessages();
  return (
    <NextIntlClientProvider
      locale={useLocale()}
      messages={pickMessages(all, namespaces) as Partial<Messages>}
    >
      {children}
    </NextIntlClientProvider>
  );
}
