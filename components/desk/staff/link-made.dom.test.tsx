import { renderToStaticMarkup } from "react-dom/server";
import { deskLanguages } from "@/lib/desk/language";
import { deskWords } from "@/lib/desk/words";
import { WordsProvider } from "../words";
import { LinkMade } from "./link-made";

test.each(deskLanguages)("in %s a link for a member names their role, another does not", (language) => {
  const shown = (member: "editor" | null) =>
    renderToStaticMarkup(
      <WordsProvider words={deskWords[language]}>
        <LinkMade
          email="eda@example.com"
          link="https://school.example/desk#x"
          mailed={false}
          member={member}
        />
      </WordsProvider>,
    );
  const role = deskWords[language].shell.roles.editor;
  expect(shown("editor")).toContain(role);
  expect(shown(null)).not.toContain(role);
});
