import { renderToStaticMarkup } from "react-dom/server";
import { deskLanguages } from "@/lib/base/desk/language";
import { deskMessages } from "@/lib/base/desk/messages";
import { DeskMessagesProvider } from "../desk-messages";
import { LogSentence } from "./staff-log";

const line = {
  ...{ id: 1, at: "2026-03-01T10:00:00Z", who: "", act: "waiting-removed", note: "Moved <away>" },
  values: {
    account: { text: "An", href: "/desk/people/2" },
    class: { text: "HSK 3", href: null },
  },
};

test.each(deskLanguages)("in %s a line is a sentence with links and its reason", (language) => {
  const html = renderToStaticMarkup(
    <DeskMessagesProvider language={language} messages={deskMessages[language]}>
      <LogSentence line={line} />
    </DeskMessagesProvider>,
  );
  const { operator } = deskMessages[language].staff;
  expect(html.startsWith(operator)).toBe(true);
  expect(html).toContain('<a href="/desk/people/2" class="link">An</a>');
  expect(html).toContain("HSK 3");
  expect(html).toContain("Moved &lt;away&gt;");
  expect(html).not.toMatch(/[{}]/);
});

test.each(deskLanguages)("in %s every sentence shows all its names", (language) => {
  const { acts } = deskMessages[language].staff;
  for (const [act, sentence] of Object.entries(acts)) {
    const names = Array.from(sentence.matchAll(/<\/(\w+)>/g), ([, name = ""]) => name);
    const values = Object.fromEntries(names.map((name) => [name, { text: `[${name}]`, href: null }]));
    const html = renderToStaticMarkup(
      <DeskMessagesProvider language={language} messages={deskMessages[language]}>
        <LogSentence line={{ ...line, who: "Yu", act, values }} />
      </DeskMessagesProvider>,
    );
    for (const name of names) expect(html).toContain(`[${name}]`);
  }
});
