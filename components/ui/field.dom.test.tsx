import { renderToStaticMarkup } from "react-dom/server";
import { Field } from "./field";

function renderField(field: Parameters<typeof Field>[0]) {
  document.body.innerHTML = renderToStaticMarkup(<Field {...field} />);
  const input = document.querySelector("input")!;
  const notes = (input.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean);
  return { input, notes: notes.map((id) => document.getElementById(id)?.textContent) };
}

test("an input is labeled, and its hint is part of its description", () => {
  const { input, notes } = renderField({ id: "email", label: "Email", hint: "Where we write to" });
  expect([...input.labels!].map(({ textContent }) => textContent)).toEqual(["Email"]);
  expect(notes).toEqual(["Where we write to"]);
  expect(input.hasAttribute("aria-invalid")).toBe(false);
});

test("an error is part of the description too", () => {
  const { input, notes } = renderField({ id: "email", label: "Email", hint: "Hint", error: "Not an email" });
  expect(notes).toEqual(["Hint", "Not an email"]);
  expect(input.getAttribute("aria-invalid")).toBe("true");
});
