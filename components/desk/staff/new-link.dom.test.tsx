import { renderToStaticMarkup } from "react-dom/server";
import { deskLanguages } from "@/lib/base/desk/language";
import { deskMessages } from "@/lib/base/desk/messages";
import { DeskMessagesProvider } from "../desk-messages";
import { NewLink } from "./new-link";

test.each(deskLanguages)("in %s a link for a member names their role, another does not", (language) => {
  const renderLink = (member: "editor" | null) =>
    renderToStaticMarkup(
      <DeskMessagesProvider language={language} messages={deskMessages[language]}>
        <NewLink
          email="eda@example.com"
          link="https://school.example/desk#x"
          mailed={false}
          member={member}
        />
      </DeskMessagesProvider>,
    );
  const role = deskMessages[language].shell.roles.editor;
  expect(renderLink("editor")).toContain(role);
  expect(renderLink(null)).not.toContain(role);
});
