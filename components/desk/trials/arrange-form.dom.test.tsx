import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { deskWords } from "@/lib/desk/words";
import { WordsProvider } from "../words";
import { ArrangeForm } from "./arrange-form";
import type { Trial } from "./trial-wishes";

jest.mock("@/components/calls/use-call", () => ({
  useCall: () => ({ data: { teachers: [{ id: 1, name: "Lin" }] } }),
}));
const issues = [{ path: "teacher_id", message: "This must be 1 or more." }];
const callInput = jest.fn();
jest.mock("@/lib/bootstrap/client", () => ({
  call: async (_: string, input: unknown) => {
    callInput(input);
    return { code: 4000, message: "", data: { issues } };
  },
}));

let root: Root;
const words = deskWords["en-US"];
const open = async (trial: Partial<Trial>) => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <WordsProvider words={words}>
        <ArrangeForm trial={{ id: 1, revision: 0, ...trial } as Trial} onDone={() => undefined} />
      </WordsProvider>,
    ),
  );
};
const submit = () => act(async () => document.querySelector<HTMLElement>("button[type=submit]")?.click());
afterEach(() => act(async () => root.unmount()));

test("a missing teacher is reported as a choice to make", async () => {
  await open({ starts_at: null, teacher_id: null });
  await submit();
  expect(document.body.textContent).toContain(words.trials.chooseOne);
  expect(document.body.textContent).not.toContain("1 or more");
});

test("an unchanged time is sent exactly, although the field shows only minutes", async () => {
  const startsAt = "2027-01-04T11:30:20.000Z";
  await open({ starts_at: startsAt, teacher_id: 1 });
  await submit();
  expect(callInput).toHaveBeenLastCalledWith(expect.objectContaining({ starts_at: startsAt }));
});
