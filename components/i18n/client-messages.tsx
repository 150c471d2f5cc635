import { NextIntlClientProvider, useLocale, useMessages, type NestedKeyOf } from "next-intl";
import type { ReactNode } from "react";

type Messages = ReturnType<typeof useMessages>;
export type MessagePath = NestedKeyOf<Messages>;
type Tree = { [key: string]: Tree | string };

type ClientMessagesProps = {
  /** Namespaces, or single messages, that the client components below read with `useTranslations`. */
  namespaces: readonly MessagePath[];
  children: ReactNode;
};

/** Sends the messages under the given paths, and no others, to the client components below it. */
export function ClientMessages({ namespaces, children }: ClientMessagesProps) {
  const all = useMessages() as Tree;
  return (
    <NextIntlClientProvider locale={useLocale()} messages={pickMessages(all, namespaces)}>
      {children}
    </NextIntlClientProvider>
  );
}

/** The part of a message tree under the dot-separated paths, with the same nesting. */
function pickMessages(all: Tree, namespaces: readonly string[]): Tree {
  const picked: Tree = {};
  for (const namespace of namespaces) {
    const keys = namespace.split(".");
    const last = keys.pop() as string;
    let source: Tree | string | undefined = all;
    let target = picked;
    for (const key of keys) {
      source = (source as Tree)[key];
      target = (target[key] ??= {}) as Tree;
    }
    target[last] = (source as Tree)[last] as Tree | string;
  }
  return picked;
}
