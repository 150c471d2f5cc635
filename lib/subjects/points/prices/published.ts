import { previewValue } from "../../../base/db/preview-context";
import { processState } from "../../../base/process-state";
import type { PointPackageFields } from "./content";

/*
 * The published packages of class points in this process. Synchronous, so that every menu and price can use them; loaded
 * at the start and after each publication (./store.ts). None with another provider. Server only.
 */

export type PointPackage = PointPackageFields & {
  id: number;
  /** ISO 8601. */
  updatedAt: string;
};

const slot = processState<readonly PointPackage[]>("pointPackages");

/** The packages of the draft. */
export const previewedPackages = previewValue<readonly PointPackage[]>("pointPackages");

/** Replaces the packages after publication. The caller must revalidate the pages. */
export function setPackages(packages: readonly PointPackage[]): void {
  slot.value = packages;
}

/** Whether a package is sold at an instant: from the start on and before the end. */
export function isOnSale(
  { activeFrom, activeUntil }: Pick<PointPackageFields, "activeFrom" | "activeUntil">,
  now: Date,
): boolean {
  const time = now.toISOString();
  return (activeFrom === null || activeFrom <= time) && (activeUntil === null || time < activeUntil);
}

/** The packages that visitors can buy now, in the school's order; within a preview, those of the draft. */
export function packagesOnSale(now = new Date()): PointPackage[] {
  const packages = previewedPackages.current() ?? slot.value ?? [];
  return packages.filter((one) => isOnSale(one, now));
}

/** Whether the page of prices exists. */
export const hasPrices = (): boolean => packagesOnSale().length > 0;

/** Finds a published package, also one that is not on sale now. */
export const findPackage = (id: number): PointPackage | undefined => slot.value?.find((one) => one.id === id);

/** All published packages in the school's order, also those that are not on sale now. */
export const listPackages = (): readonly PointPackage[] => slot.value ?? [];
