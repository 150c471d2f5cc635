import type { DemoPart } from "../../engines/demo/part";
import type { Subject } from "../../engines/subject/define";
import type { Intersection } from "../../engines/subject/merge";
import { subjects } from "../subjects";

type DeclaredPart<One> = One extends { demo: { load: () => Promise<{ demo: infer Part }> } } ? Part : never;
type Declared = DeclaredPart<(typeof subjects)[number]>;

/** The content that a part adds. */
type ContentOf<Part> = Part extends { toContent: (files: never) => infer Content } ? Content : never;

/** The content of several parts. */
export type ContentOfParts<Parts> = Intersection<ContentOf<Parts>>;

/** The demo content of all subjects: all states of all screens. */
export type DemoContent = ContentOfParts<Declared>;

/** A part for code that works on all of them; each reads its own properties of the content. */
export type AnyDemoPart = DemoPart<Record<string, never>, object, DemoContent>;

export const demoDeclarations = (subjects as readonly Subject[]).flatMap(({ demo }) => demo ?? []);

/** Loads the parts of all subjects, in the order of the subjects. */
export async function loadDemoParts(): Promise<AnyDemoPart[]> {
  const modules = await Promise.all(demoDeclarations.map(({ load }) => load()));
  return modules.map(({ demo }) => demo as unknown as AnyDemoPart);
}
