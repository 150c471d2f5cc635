import { NextIntlClientProvider } from "next-intl";
import { act, type ComponentProps } from "react";
import { createRoot } from "react-dom/client";
import { createRateTable } from "@/lib/subjects/points/prices/rates";
import { defaultRules, type LessonRule } from "@/lib/subjects/rules/rule";
import messages from "@/messages/en-US/site.json";
import StudentApply from "./student-apply";

jest.mock("@/components/calls/use-call", () => ({
  useCall: () => ({ data: { student: { class_point: 500 } }, reload: () => Promise.resolve() }),
}));
jest.mock("./use-family", () => ({ useFamily: () => ({ state: "student", pointsByEnd: [] }) }));

type Props = ComponentProps<typeof StudentApply>;

const packages = [{ points: 10, prices: [{ currency: "EUR", amount: 1000 }] as const }];
const charges = { EUR: "Charged in EUR by card" };
const item = {
  id: 7,
  classId: 9,
  list: "preSale",
  name: "HSK 1 from zero",
  deadline: "2026-12-01T10:00:00Z",
  lessons: 10,
  minutes: 60,
  points: 40,
} as Props["item"];

async function show(props: Partial<Pick<Props, "item" | "rates" | "charges" | "rules">>): Promise<string> {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  const common = {
    item,
    rates: createRateTable(packages, "en-US", "about #"),
    charges,
    payment: "",
    pointsHref: "/prices",
    rules: { rule: defaultRules.series, texts: ["A rule."] },
    loginHref: "/login",
    consult: {} as Props["consult"],
    ownAccounts: true,
    close: () => undefined,
    onBooked: () => undefined,
  };
  await act(() =>
    Promise.resolve(
      root.render(
        <NextIntlClientProvider locale="en-US" messages={messages} timeZone="UTC">
          <StudentApply {...common} {...props} />
        </NextIntlClientProvider>,
      ),
    ),
  );
  const text = container.textContent;
  await act(() => Promise.resolve(root.unmount()));
  return text;
}

test("the confirmation says once which currency is charged for the estimate that it shows", async () => {
  const text = await show({});
  expect(text).toContain("about €40");
  expect(text.split(charges.EUR)).toHaveLength(2);
});

test.each<[string, Parameters<typeof show>[0]]>([
  ["a free class", { item: { ...item, points: 0 } }],
  ["a school without packages", { rates: undefined }],
  ["a school that does not state what it charges", { charges: {} }],
])("the confirmation of %s says nothing about a charge", async (_case, props) => {
  expect(await show(props)).not.toContain("Charged");
});

describe("the rules that the student agrees to", () => {
  const opens = "2099-12-01T19:00:00Z";
  const withRule = (rule: Partial<LessonRule>) =>
    show({
      item: { ...item, opens, points: 48 },
      rules: { rule: { ...defaultRules.series, ...rule }, texts: ["A rule."] },
    });

  test("by default, the booking cannot be canceled by the family", async () => {
    const text = await withRule({});
    expect(text).toContain("A rule.");
    expect(text).toContain("You can't cancel this booking yourself.");
    expect(text).not.toContain("Canceling");
  });

  test("a rule with notice states its end and the cost in this class's points", async () => {
    const text = await withRule({ freeCancelHours: 24, lateCancelPercent: 50, selfCancel: "atOnce" });
    expect(text).toContain(
      "Canceling is free until Mon, Nov 30, 7:00\u00a0PM, your time. After that, it costs 24 of 48 class points.",
    );
    expect(text).toContain("You can cancel on your dashboard.");
  });
});
