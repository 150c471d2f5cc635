import { previewValue } from "../../base/db/preview-context";
import { processState } from "../../base/process-state";
import { defaultRefund, defaultRules, type Rules } from "./rule";

/*
 * The current rules in this process. Synchronous, like all content of static pages; loaded at the start and after each
 * publication (./store.ts). Server only.
 */

const slot = processState<Rules>("rules");

/** The rules of the draft. */
export const previewedRules = previewValue<Rules>("rules");

const defaults: Rules = { lessons: defaultRules, refund: defaultRefund };

/**
 * Returns the school's rules; within a preview, those of the draft. A site with an external provider has no desk, and the
 * default rules.
 */
export const publishedRules = (): Rules => previewedRules.current() ?? slot.value ?? defaults;

/** Replaces the rules after publication. The caller must revalidate the pages. */
export function setRules(rules: Rules): void {
  slot.value = rules;
}
