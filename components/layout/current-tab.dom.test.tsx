/** @jest-environment-options {"url": "http://localhost/hot-sell/detail/3"} */
import { act } from "react";
import { createRoot } from "react-dom/client";
import { CurrentTab } from "./current-tab";

test("only the tab of the current page is marked", async () => {
  document.body.innerHTML = `<nav id="menu"><a href="/home">H</a><a href="/hot-sell">P</a></nav><a href="/hot-sell">P</a><p></p>`;
  const root = createRoot(document.querySelector("p")!);
  await act(async () => root.render(<CurrentTab />));
  const marked = [...document.querySelectorAll("[aria-current]")];
  expect(marked).toEqual([document.querySelector("nav a[href='/hot-sell']")]);
});
