import { joinSentences } from "./format";

test.each<[(string | false | undefined)[], string]>([
  [["Hello, Nora.", "Waiting for you:"], "Hello, Nora. Waiting for you:"],
  [["你好，Nora。", "这些在等你处理："], "你好，Nora。这些在等你处理："],
  [["Planned.", false, undefined, ""], "Planned."],
])("%j is %s", (sentences, text) => {
  expect(joinSentences(...sentences)).toBe(text);
});
