import { act } from "react";
import { createRoot } from "react-dom/client";
import { Combobox } from "./combobox";

const options = [
  { key: "GH", text: "加纳 +233" },
  { key: "KR", text: "韩国 +82" },
];

test("keys pressed during input method composition neither move through the list nor select", () => {
  const place = document.body.appendChild(document.createElement("div"));
  const onSelect = jest.fn();
  const root = createRoot(place);
  act(() =>
    root.render(
      <Combobox
        id="country"
        label="国家"
        text="han"
        onTextChange={() => {}}
        options={options}
        selectedKey=""
        onSelect={onSelect}
        emptyText="没有"
      />,
    ),
  );
  const field = place.querySelector("input") as HTMLInputElement;
  const press = (key: string, isComposing: boolean) =>
    act(() => void field.dispatchEvent(new KeyboardEvent("keydown", { key, isComposing, bubbles: true })));
  press("ArrowDown", true);
  press("Enter", true);
  expect(onSelect).not.toHaveBeenCalled();
  press("ArrowDown", false);
  press("Enter", false);
  expect(onSelect).toHaveBeenCalledWith("GH");
  act(() => root.unmount());
});
