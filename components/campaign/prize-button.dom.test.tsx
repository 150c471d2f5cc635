import { act } from "react";
import { createRoot } from "react-dom/client";
import type { PhoneFormProps } from "./phone-form";
import { PrizeButton } from "./prize-button";

test("read on, it is told to be small, and keeps its words; back at the top it is itself again", async () => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const form = { prizePath: "/prize", enrolPath: "/enrol", defaultCode: "84", labels: {} };
  await act(async () =>
    root.render(<PrizeButton button="Your voucher: 1,500" title="Vouchers" {...(form as PhoneFormProps)} />),
  );
  const link = document.querySelector("a");
  const scrollTo = (y: number) =>
    act(() => {
      Object.assign(window, { scrollY: y });
      dispatchEvent(new Event("scroll"));
    });
  expect(link?.hasAttribute("data-small")).toBe(false);
  scrollTo(innerHeight);
  expect(link?.hasAttribute("data-small")).toBe(true);
  expect(link?.textContent).toBe("Your voucher: 1,500");
  scrollTo(0);
  expect(link?.hasAttribute("data-small")).toBe(false);
  act(() => root.unmount());
});
