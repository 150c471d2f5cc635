import { NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import type { NamespaceKeys, NestedKeyOf } from "next-intl";
import type { ReactNode } from "react";

type Messages = ReturnType<typeof useMessages>;
type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;
type Tree = { [key: string]: Tree | string };

type ClientMessagesProps = {
  /** The namespaces that the client components below read with `useTranslations`. */
  namespaces: readonly Namespace[];
  children: ReactNode;
};

/** Sends the messages of the given namespaces, and no others, to the client components below it. */
export function ClientMessages({ namespaces, children }: ClientMessagesProps) {
  const all = useMessages() as Tree;
  return (
    <NextIntlClientProvider locale={useLocale()} messages={pick(all, namespaces)}>
      {children}
    </NextIntlClientProvider>
  );
}

/** The branches of a message tree under dot-separated paths, each where it stands in the whole tree. */
function pick(all: Tree, namespaces: readonly string[]): Tree {
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
