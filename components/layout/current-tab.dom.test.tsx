/** @jest-environment-options {"url": "http://localhost/class"} */
import { act } from "react";
import { createRoot } from "react-dom/client";
import { CurrentTab } from "./current-tab";

test("of the tabs, that of the page one is on is marked, and no other link", async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  document.body.innerHTML = `<nav><a href="/home">H</a><a href="/class">C</a></nav><a href="/class">C</a><p></p>`;
  const root = createRoot(document.querySelector("p")!);
  await act(async () => root.render(<CurrentTab />));
  const marked = [...document.querySelectorAll("[aria-current=page]")];
  expect(marked).toEqual([document.querySelector("nav a[href='/class']")]);
});
