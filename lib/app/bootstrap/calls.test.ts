import type { Call, Calls } from "../../base/contract/call";
import { contract } from "../../base/contract/contract";
import { roles } from "../../base/desk/roles";
import { limits, type LimitKey, type Rule } from "../../base/contract/limits";
import {
  accountHandlers,
  accountRows,
  visitorCampaignHandlers,
  campaignRows,
  deskHandlers,
  deskRows,
} from "./calls";

const tables: [string, Calls, object][] = [
  ["public", contract, contract],
  ["account reads", accountRows.GET, accountHandlers.GET],
  ["account", accountRows.POST, accountHandlers.POST],
  ["campaign", campaignRows.POST, visitorCampaignHandlers.POST],
  ["desk", deskRows.POST, deskHandlers.POST],
];
const rows = tables.flatMap(([table, calls]) =>
  Object.entries(calls).map(([name, row]) => ({ call: `${table} ${name}`, row })),
);

/** The keys that every call has: its network, and the token if it needs one. */
const knownKeys = ({ access }: Call): LimitKey[] => [
  "address",
  "everyone",
  ...(access === "token" ? ["session" as const] : []),
];

test.each(rows)("$call declares who may make it and its limit", ({ row }) => {
  const { access, limit } = row;
  if (Array.isArray(access)) {
    expect(access.length).toBeGreaterThan(0);
    for (const role of access) expect(roles).toContain(role);
  } else expect(["open", "optionalToken", "token", "optionalStaff", "mfaPending"]).toContain(access);
  expect(limit === null || Object.hasOwn(limits, limit)).toBe(true);
});

test.each(rows.filter(({ row }) => row.limit))(
  "the limit of $call counts by what the call knows",
  ({ row }) => {
    const rules: readonly Rule[] = limits[row.limit!];
    // At least one rule must apply with the keys of every call, or the limit would never count.
    expect(rules.some(({ by }) => by.every((key) => knownKeys(row).includes(key)))).toBe(true);
  },
);

test("calls that anybody can make without a session have a limit, except reads of public content", () => {
  const unlimited = rows.filter(({ row: { access, limit } }) => access === "open" && limit === null);
  const changes = unlimited.filter(({ row }) => row.isForm || !("summary" in row));
  expect(changes.map(({ call }) => call)).toEqual([]);
});

test.each(tables)("the %s table has a handler for each row and no other", (_table, calls, own) => {
  expect(Object.keys(own).toSorted()).toEqual(Object.keys(calls).toSorted());
});
