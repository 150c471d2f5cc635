import { processState } from "../process-state";

/*
 * What has to be made anew in this process when the school's content changes. One list per process: Next bundles the
 * provider, which notices, apart from the server, which keeps pages.
 */
type Renew = () => void | Promise<void>;

const renewalsSlot = processState<Renew[]>("renewals");
const renewals = (renewalsSlot.value ??= []);

export function whenContentChanges(renew: Renew): void {
  renewals.push(renew);
}

/** In their order: what keeps pages of others is renewed after them. */
export async function renewContent(): Promise<void> {
  for (const renew of renewals) await renew();
}
