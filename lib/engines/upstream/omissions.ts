import type { CallName } from "../../base/contract/endpoints";
import type { Omission } from "../../base/contract/tolerant";
import { isDueThisHour } from "../../base/log/hourly";
import { log } from "../../base/log/log";
import { metrics } from "../../base/metrics/metrics";

const logMessages = {
  row: "left out a row of the provider's response that breaks the contract",
  field: "left out a field of the provider's response that breaks the contract",
};

/** Reports omissions: counts each in the metrics and logs each field at most once per hour. */
export function reportOmissions(call: CallName, omissions: readonly Omission[]): void {
  for (const { kind, faults } of omissions) {
    metrics().omitted.inc({ call, kind });
    for (const { field, rule } of faults) {
      if (isDueThisHour(`${call} ${field}`)) log.warn({ call, field, rule }, logMessages[kind]);
    }
  }
}
