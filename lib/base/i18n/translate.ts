import type { MessageKeys, NestedKeyOf } from "next-intl";
import type { MessageValues } from "./format-message";

/** The part of next-intl's `t` that code shared by browser and server uses, for a tree of messages. */
export type Translate<Messages> = {
  (key: MessageKey<Messages>, values?: MessageValues): string;
  has: (key: MessageKey<Messages>) => boolean;
};

export type MessageKey<Messages> = MessageKeys<Messages, NestedKeyOf<Messages>>;
