import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { usePersistentForm } from "./use-persistent-form";

const submitMock = jest.fn();
function Enrol() {
  const form = useForm({ defaultValues: { name: "", email: "" } });
  usePersistentForm("form", form);
  const { errors } = form.formState;
  return (
    <form id="form" onSubmit={form.handleSubmit(submitMock)}>
      <input {...form.register("name", { validate: (v) => v !== "" || "no name" })} />
      <input {...form.register("email", { validate: (v) => v !== "" || "no email" })} />
      <p>{errors.email?.message}</p>
      <button>Send</button>
    </form>
  );
}
/** Replays the early click, as components/layout/hydration-signal.tsx and the hydration loader do. */
function ReplayedClick() {
  useEffect(() => document.querySelector("button")?.click(), []);
  return null;
}
const page = (
  <>
    <Enrol />
    <ReplayedClick />
  </>
);

test.each([false, true])(
  "a submit before hydration is validated (form was filled in: %s)",
  async (wasFilledIn) => {
    sessionStorage.clear();
    submitMock.mockClear();
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(page);
    if (wasFilledIn) container.querySelector("input")!.value = "Lan";
    await act(async () => void hydrateRoot(container, page));
    expect(submitMock).not.toHaveBeenCalled();
    expect(container.querySelector("p")?.textContent).toBe("no email");
    expect(container.querySelector("input")?.value).toBe(wasFilledIn ? "Lan" : "");
    container.remove();
  },
);
