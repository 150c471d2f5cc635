import { isChat, shareAddress, type ShareNetwork } from "./share-links";

const url = "https://school.example/hot-sell/detail/7?locale=zh-TW&a=1#top";
/** Characters that end or change a query, other scripts, an emoji, and half a surrogate pair. */
const texts = ["Tea & “talk” = 50% off? #1 + more", "你好，世界／안녕\n2", "🎉 <b>", "cut \ud83c"];

test.each<["whatsapp" | "line" | "facebook", string, (text: string) => Record<string, string>]>([
  ["whatsapp", "https://wa.me/", (text) => ({ text: `${text} ${url}` })],
  ["line", "https://social-plugins.line.me/lineit/share", (text) => ({ url, text })],
  ["facebook", "https://www.facebook.com/sharer/sharer.php", () => ({ u: url })],
])("%s gets the link and the text unchanged", (network, page, toValues) => {
  for (const text of texts) {
    const address = new URL(shareAddress(network, { url, text }));
    expect(address.origin + address.pathname).toBe(page);
    expect(address.hash).toBe("");
    expect(address.search).not.toContain("+");
    const wellFormed = text.replace("\ud83c", (half, at: number) => (text[at + 1] ? half : "\ufffd"));
    expect(Object.fromEntries(address.searchParams)).toEqual(toValues(wellFormed));
  }
});

test("chats without an address to share by are known", () => {
  const all: ShareNetwork[] = ["whatsapp", "line", "facebook", "zalo", "kakaotalk", "wechat"];
  expect(all.filter(isChat)).toEqual(["zalo", "kakaotalk", "wechat"]);
});
