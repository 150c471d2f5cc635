import { act } from "react";
import { createRoot } from "react-dom/client";
import { useBeijingLine } from "./use-beijing-line";

const instant = "2026-11-30T12:00:00Z";

function Line() {
  return <p {...useBeijingLine(instant)}>Beijing time</p>;
}

test.each([
  [-480, true],
  [-420, false],
  [480, false],
])("with a clock that is %d minutes behind UTC the line is hidden: %s", async (offset, expected) => {
  jest.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(offset);
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<Line />));
  const line = document.querySelector<HTMLElement>("[data-beijing]");
  expect(line?.hidden).toBe(expected);
  expect(line?.dataset.beijing).toBe(instant);
  await act(async () => root.unmount());
});
