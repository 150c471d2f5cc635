import { Parser } from "htmlparser2";
import { toFeedItem } from "./feed";

/** Returns tags and visible text of a fragment, as a feed reader that renders HTML sees them. */
function readHtml(html: string) {
  const tags: string[] = [];
  let text = "";
  const parser = new Parser({ onopentag: (name) => tags.push(name), ontext: (part) => (text += part) });
  parser.end(html);
  return { tags, text };
}

test.each([
  "Open day <script>alert(1)</script>",
  'Look <img src=x onerror="alert(1)"> here',
  "Characters & words: 1 < 2 > 0, “学”",
  "]]> <svg/onload=alert(1)>",
  "&lt;script&gt; as text",
])("feed readers show %j as text", (text) => {
  const language = "en-US";
  const words = { text, language } as const;
  const article = { slug: "a", title: words, summary: words, picture: "", publishedOn: "2026-05-01" };
  const { title, description = "" } = toFeedItem(article, language);
  expect(readHtml(description)).toEqual({ tags: [], text });
  expect(readHtml(title).tags).toEqual([]);
});

test("an ampersand in a title is not doubled for readers that show titles as they are", () => {
  const language = "en-US";
  const title = { text: "Q&A", language } as const;
  const article = { slug: "a", title, summary: undefined, picture: "", publishedOn: "2026-05-01" };
  expect(toFeedItem(article, language).title).toBe("Q&A");
});
