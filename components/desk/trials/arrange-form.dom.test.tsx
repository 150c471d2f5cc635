import { act } from "react";
import { createRoot } from "react-dom/client";
import { deskWords } from "@/lib/desk/words";
import { WordsProvider } from "../words";
import { ArrangeForm } from "./arrange-form";

jest.mock("../use-desk", () => ({ useDesk: () => ({ data: { teachers: [{ id: 1, name: "Lin" }] } }) }));
const issues = [{ path: "teacher_id", message: "This must be 1 or more." }];
jest.mock("@/lib/desk/client", () => ({
  callDesk: async () => ({ code: 4000, message: "", data: { issues } }),
}));

const trial = { id: 1, revision: 0, starts_at: null, teacher_id: null } as never;

test("who chose no teacher is asked to choose one", async () => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const words = deskWords["en-US"];
  await act(async () =>
    root.render(
      <WordsProvider words={words}>
        <ArrangeForm trial={trial} onDone={() => undefined} />
      </WordsProvider>,
    ),
  );
  await act(async () => document.querySelector<HTMLElement>("button[type=submit]")?.click());
  expect(document.body.textContent).toContain(words.trials.chooseOne);
  expect(document.body.textContent).not.toContain("1 or more");
});
