import { act } from "react";
import { createRoot } from "react-dom/client";
import { deskMessages } from "@/lib/base/desk/messages";
import { DeskMessagesProvider } from "../desk-messages";
import { MoveSeat } from "./move-seat";
import type { Seat } from "./cancel-seat";

const target = { teacher: "Lin Yue", students: 3, capacity: 6, holds: 0, closed: false, lessons: 8, held: 0 };
const mockTargets = {
  balance: 10,
  classes: [
    {
      ...target,
      id: 1,
      name: "Dear",
      points: 780,
      price: 780,
      missing: 750,
      next_at: "2027-03-10T11:30:00.000Z",
    },
    {
      ...target,
      id: 2,
      name: "Fair",
      points: 20,
      price: 20,
      missing: 0,
      next_at: "2027-03-11T11:30:00.000Z",
    },
  ],
};
jest.mock("@/components/calls/use-call", () => ({
  useCall: () => ({ data: mockTargets, reload: () => undefined }),
}));
jest.mock("./rule-quote", () => ({ RuleQuote: () => null }));
jest.mock("@/components/ui/dialog", () => ({
  Dialog: ({ children }: { children: (close: () => void) => React.ReactNode }) => children(() => undefined),
}));

const words = deskMessages["en-US"];
const seat = { id: 7, student: { id: 1, name: "An" }, points: 20, refund: 20 } as Seat;
const at = (instant: string) =>
  new Date(instant).toLocaleString("en-US", { weekday: "short", month: "short", day: "numeric" });

test("target classes name time and teacher, and the missing points if unaffordable", async () => {
  document.documentElement.lang = "en-US";
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <DeskMessagesProvider language="en-US" messages={words}>
        <MoveSeat seat={seat} onDone={() => undefined} onClose={() => undefined} />
      </DeskMessagesProvider>,
    ),
  );
  const [dear, fair] = [...document.querySelectorAll("option")];
  expect(dear?.disabled).toBe(true);
  expect(dear?.textContent).toMatch(
    /^needs 750 more · Dear · Lin Yue · .*2027.* · 780 class points · 3 open$/,
  );
  expect(fair?.disabled).toBe(false);
  expect(fair?.textContent).toContain(at(mockTargets.classes[1]!.next_at));
  // The first affordable class is preselected, with its details in the hint.
  expect(document.querySelector("select")?.value).toBe("2");
  expect(document.querySelector("#seat-target-hint")?.textContent).toContain("With Lin Yue.");
  await act(async () => root.unmount());
});
