import type { CallName } from "../contract/endpoints";
import type { Omission } from "../contract/tolerant";
import { isDueThisHour } from "../log/hourly";
import { log } from "../log/log";
import { metrics } from "../metrics/metrics";

const said = {
  row: "a row of the provider's answer breaks the contract and is left out",
  field: "a field of the provider's answer breaks the contract and is left out",
};

/** Tells the operator what was left out of an answer: every time in the figures, once an hour and field in the log. */
export function reportOmissions(call: CallName, omissions: readonly Omission[]): void {
  for (const { kind, faults } of omissions) {
    metrics().omitted.inc({ call, kind });
    for (const { field, rule } of faults) {
      if (isDueThisHour(`${call} ${field}`)) log.warn({ call, field, rule }, said[kind]);
    }
  }
}
