import { addressSetting } from "../../base/env";
import { parseOptions, UsageError } from "../../base/commands/usage.mjs";
import type { CheckOptions } from "./check";

export const checkUsage = `npm run contract -- https://provider.example [--token TOKEN] [--write]
  Sends a provider the requests of the site and reports what pages would miss. Without --write nothing is changed.
  --token TOKEN  a student's bearer token: also tests the calls of logged-in students
  --write        also sends one enquiry and one enrolment, both with the name "TEST, please delete" and a reserved
                 phone number; and with --token books a seat in the cheapest open class of each of the two lists,
                 for the token's student and with that student's points`;

/** @throws UsageError if the command line does not match the usage. */
export function readCheckOptions(args: string[]): CheckOptions {
  const { values, positionals } = parse(args);
  const host = addressSetting.safeParse(positionals[0]);
  if (positionals.length !== 1 || !host.success) {
    throw new UsageError("Expected one http(s) address of a provider", checkUsage);
  }
  return { host: host.data, token: values.token, write: values.write ?? false };
}

function parse(args: string[]) {
  const options = { token: { type: "string" }, write: { type: "boolean" } } as const;
  return parseOptions(checkUsage, { args, options, allowPositionals: true });
}
