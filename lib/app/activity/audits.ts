import type { Audit } from "../../engines/subject/audit";
import { mergeParts, type Intersection } from "../../engines/subject/merge";
import type { Subject } from "../../engines/subject/define";
import { deliveryPart } from "../delivery/subject";
import { editingPart } from "../editing/subject";
import { personalDataPart } from "../personal-data/subject";
import { subjects } from "../subjects";

/** The subjects, and the parts of the application that write the audit log. */
const declared = [...subjects, deliveryPart, editingPart, personalDataPart] as const;

type FormsOf<One> = One extends { audit: { forms: infer Forms } } ? Forms : never;
export type AuditAction = keyof Intersection<FormsOf<(typeof declared)[number]>>;

const audits = (declared as readonly Subject[]).flatMap(({ audit }) => audit ?? []);
const merge = <Name extends keyof Audit>(name: Name) =>
  new Map(Object.entries(mergeParts(audits.map((audit) => audit[name])))) as ReadonlyMap<
    string,
    NonNullable<Audit[Name]>[string]
  >;

const forms = merge("forms");
/** The type of what a group refers to, by group. */
export const auditGroups = merge("groups");
/** How to name what is no content, by type. */
export const auditReferences = merge("references");
/** The words of fixed values by group. */
export const auditWords = merge("words");

/** Parses the subject of a log line; undefined for an action or a form of subject that this version does not know. */
export function parseSubject(act: string, subject: string): Record<string, string> | undefined {
  const found = forms.get(act)?.exec(subject);
  // A subject may name nothing, such as the number of an import.
  return found
    ? Object.fromEntries(Object.entries(found.groups ?? {}).filter(([, value]) => value !== undefined))
    : undefined;
}
