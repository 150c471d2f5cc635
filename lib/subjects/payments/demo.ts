import * as z from "zod/mini";
import type { Database } from "../../base/db/types";
import * as rule from "../../engines/content/rules";
import { dayMs } from "../../engines/demo/dates";
import { amount } from "../../engines/demo/fields";
import { defineDemo, type DemoRun } from "../../engines/demo/part";
import type { DemoAccounts } from "../identity/demo";
import { insertDemoLedger, type DemoPackages, type DemoPointChange } from "../points/demo";
import { parseAmount } from "../points/prices/amounts";
import { languageForPerson } from "../school/school";
import { endOfSchoolDay, schoolDay } from "../school/school-time";
import { listSeatChanges } from "../series/demo";
import type { DemoSeries } from "../series/demo-plans";
import { lastDayOfPackage } from "./days";
import { maxNoteLength, maxPayerLength, maxReferenceLength, paymentMethods } from "./payment";
import { issueReceipt } from "./receipts";
import { payments } from "./tables";

/** A payment, or a refund of one that brought no class points. */
const payment = z.strictObject({
  /** Email of a parent. */
  account: rule.email.schema,
  /** The name on the receipt. */
  payer: rule.text({ most: maxPayerLength }).schema,
  daysAgo: amount,
  currency: rule.currencySchema,
  /** In major units; by default the price of the package. */
  amount: z.optional(z.number()),
  /** Class points of the package that was bought. */
  package: z.optional(amount),
  /** Class points without a price. */
  bonus: z._default(amount, 0),
  method: z.enum(paymentMethods),
  reference: rule.text({ most: maxReferenceLength }).schema,
  note: rule.text({ most: maxNoteLength }).schema,
  /** The reference of the payment that is refunded. */
  refunds: z.optional(z.string()),
});

type DemoPayment = z.output<typeof payment>;
type DemoPayments = { payments: DemoPayment[] };
type Known = DemoPayments & DemoPackages & DemoSeries & DemoAccounts;

/** A payment in minor units, with the changes of points that it makes. */
type PlannedPayment = DemoPayment & {
  at: Date;
  minor: number;
  purchase?: DemoPointChange;
  bonusChange?: DemoPointChange;
};

function planPayment(plan: DemoPayment, { packages }: DemoPackages, now: Date): PlannedPayment {
  const { account, currency, bonus } = plan;
  const at = new Date(now.getTime() - plan.daysAgo * dayMs);
  const sold = packages.find(({ points }) => points === plan.package);
  const price = sold?.prices.find((one) => one.currency === currency)?.amount;
  const minor = plan.amount === undefined ? price : parseAmount(String(plan.amount), currency);
  if (minor === undefined) throw new Error(`the payment ${plan.reference} has no amount`);
  if (!sold) return { ...plan, at, minor };
  const validity = { validFor: sold.validMonths, validUnit: "month" } as const;
  const endsAt = endOfSchoolDay(lastDayOfPackage(schoolDay(at), validity) ?? "");
  const paid = { amount: minor, currency };
  return {
    ...{ ...plan, at, minor },
    purchase: { account, change: sold.points, reason: "purchase", at, endsAt, paid },
    ...(bonus > 0 && { bonusChange: { account, change: bonus, reason: "bonus", at, endsAt } }),
  };
}

type Lots = ReadonlyMap<DemoPointChange, number>;

/** @param known the ids of the payments before it, by reference */
async function insertPayment(
  tx: Database,
  plan: PlannedPayment,
  { run, known, lots }: { run: DemoRun; known: Map<string, number>; lots: Lots },
): Promise<void> {
  const { account, at, minor, currency, method, reference, note, refunds, payer, purchase, bonusChange } =
    plan;
  const counterTo = refunds === undefined ? null : known.get(refunds);
  if (counterTo === undefined) throw new Error(`there is no payment ${refunds}`);
  const language = languageForPerson(null);
  const [row] = await tx
    .insert(payments)
    .values({
      ...{ accountId: run.ids.of("accounts", account), kind: counterTo === null ? "payment" : "refund" },
      ...{ counterTo, receivedOn: schoolDay(at), currency, method, reference, note, createdAt: at },
      amount: counterTo === null ? minor : -minor,
      ...{ payer, country: "", language, points: purchase?.change ?? 0, bonus: bonusChange?.change ?? 0 },
      ...(purchase && {
        ...{ lotId: lots.get(purchase), packagePoints: purchase.change },
        packageId: run.ids.of("packages", String(purchase.change)),
      }),
      ...(bonusChange && { bonusLotId: lots.get(bonusChange) }),
    })
    .returning({ id: payments.id });
  if (!row) throw new Error("the insert returned no row");
  known.set(reference, row.id);
  const series = counterTo === null ? "receipt" : "creditNote";
  await issueReceipt(tx, { paymentId: row.id, issuerKey: "company", series, language, now: at });
}

/** Writes the ledgers of the parents: what they paid for points, and what their children's seats cost. */
async function insertLedgers(
  tx: Database,
  content: Known,
  { plans, run }: { plans: readonly PlannedPayment[]; run: DemoRun },
): Promise<Lots> {
  const changes = [
    ...plans.flatMap(({ purchase, bonusChange }) =>
      [purchase, bonusChange].filter((one) => one !== undefined),
    ),
    ...listSeatChanges(content, run),
  ];
  const lots = new Map<DemoPointChange, number>();
  for (const { kind, email, points = 0 } of content.accounts) {
    if (kind !== "parent") continue;
    const parent = { accountId: run.ids.of("accounts", email), points };
    const own = changes.filter(({ account }) => account === email);
    for (const [change, lotId] of await insertDemoLedger(tx, parent, { changes: own, now: run.now }))
      lots.set(change, lotId);
  }
  return lots;
}

export const demo = defineDemo({
  files: { payments: z.array(payment) },
  toContent: (files): DemoPayments => files,
  select: ({ includesAccounts }) => (includesAccounts ? {} : { payments: [] }),
  insert: async (tx: Database, content: Known, run) => {
    const plans = content.payments.map((plan) => planPayment(plan, content, run.now));
    const lots = await insertLedgers(tx, content, { plans, run });
    const known = new Map<string, number>();
    for (const plan of plans) await insertPayment(tx, plan, { run, known, lots });
  },
});
