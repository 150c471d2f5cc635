import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useKeptForm } from "./use-kept-form";

const sent = jest.fn();
function Enrol() {
  const form = useForm({ defaultValues: { name: "", email: "" } });
  useKeptForm("form", form);
  const { errors } = form.formState;
  return (
    <form id="form" onSubmit={form.handleSubmit(sent)}>
      <input {...form.register("name", { validate: (v) => v !== "" || "no name" })} />
      <input {...form.register("email", { validate: (v) => v !== "" || "no email" })} />
      <p>{errors.email?.message}</p>
      <button>Send</button>
    </form>
  );
}
/** Replays the early click, as components/layout/hydration-signal.tsx and the hydration loader do. */
function Hydrated() {
  useEffect(() => document.querySelector("button")?.click(), []);
  return null;
}
const page = (
  <>
    <Enrol />
    <Hydrated />
  </>
);

test.each([false, true])("a submit before hydration is validated (form was filled in: %s)", async (typed) => {
  sessionStorage.clear();
  sent.mockClear();
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = renderToString(page);
  if (typed) place.querySelector("input")!.value = "Lan";
  await act(async () => void hydrateRoot(place, page));
  expect(sent).not.toHaveBeenCalled();
  expect(place.querySelector("p")?.textContent).toBe("no email");
  expect(place.querySelector("input")?.value).toBe(typed ? "Lan" : "");
  place.remove();
});
