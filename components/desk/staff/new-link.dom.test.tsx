import { renderToStaticMarkup } from "react-dom/server";
import { deskLanguages } from "@/lib/base/desk/language";
import { deskWords } from "@/lib/base/desk/words";
import { WordsProvider } from "../words";
import { NewLink } from "./new-link";

test.each(deskLanguages)("in %s a link for a member names their role, another does not", (language) => {
  const renderLink = (member: "editor" | null) =>
    renderToStaticMarkup(
      <WordsProvider words={deskWords[language]}>
        <NewLink
          email="eda@example.com"
          link="https://school.example/desk#x"
          mailed={false}
          member={member}
        />
      </WordsProvider>,
    );
  const role = deskWords[language].shell.roles.editor;
  expect(renderLink("editor")).toContain(role);
  expect(renderLink(null)).not.toContain(role);
});
