import type { ServerFacts } from "../i18n/languages/facts";

export type ShareNetwork = ServerFacts["shareNetworks"][number];

/**
 * Chats without a documented address that works without their script and without an app key: KakaoTalk requires both
 * (developers.kakao.com), Zalo and WeChat document none. Their users get the link copied, to paste it into a chat.
 */
const chats = ["zalo", "kakaotalk", "wechat"] as const satisfies readonly ShareNetwork[];
type Chat = (typeof chats)[number];

export const isChat = (network: ShareNetwork): network is Chat =>
  (chats as readonly ShareNetwork[]).includes(network);

export type SharedLink = {
  /** The absolute address. */
  url: string;
  /** The title of the page, or a message about it. */
  text: string;
};

/** Returns the address at which a network shares a link. Facebook shows the page's own title instead of the text. */
export function shareAddress(network: Exclude<ShareNetwork, Chat>, { url, text }: SharedLink): string {
  switch (network) {
    case "whatsapp":
      return `https://wa.me/?${toQuery({ text: `${text} ${url}` })}`;
    case "line":
      return `https://social-plugins.line.me/lineit/share?${toQuery({ url, text })}`;
    case "facebook":
      return `https://www.facebook.com/sharer/sharer.php?${toQuery({ u: url })}`;
  }
}

/**
 * Encodes a query. Unlike `encodeURIComponent` it accepts half a surrogate pair, which a shortened title may end with;
 * apps would show its "+" for a space.
 */
const toQuery = (values: Record<string, string>) =>
  String(new URLSearchParams(values)).replaceAll("+", "%20");
