import * as z from "zod/mini";
import { currencySchema, uniqueCurrencies, type Problem } from "../../../engines/content/rules";
import { currencyCodes, type CurrencyCode } from "../../../base/reference/price-currencies";
import { amountProblem, maxAmount } from "./amounts";

const problem = (key: Problem) => key;

/** A text is what the form could not parse. */
const amountError = ({ input }: { input?: unknown }): Problem => {
  if (input === undefined || input === null || input === "") return "required";
  return typeof input === "string" ? amountProblem(input) : "notAnAmount";
};

const price = z.strictObject({
  currency: currencySchema,
  /** In minor units. */
  amount: z
    .int({ error: amountError })
    .check(z.gte(1, problem("tooSmall")), z.lte(maxAmount, problem("tooLarge"))),
});

/** A price in one currency, in minor units. */
export type Price = { currency: CurrencyCode; amount: number };

/** Prices of one thing, one per currency; the first is shown to visitors whose currency is missing. */
export const prices = {
  input: "prices",
  schema: z
    .array(price, { error: problem("required") })
    .check(
      z.minLength(1, problem("required")),
      z.maxLength(currencyCodes.length, problem("tooMany")),
      uniqueCurrencies(),
    ),
} as const;
