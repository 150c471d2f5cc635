import type { Store } from "../../engines/content/store";
import type { Subject } from "../../engines/subject/define";
import { mergeParts, type Intersection } from "../../engines/subject/merge";
import { subjects } from "../subjects";
import type { Fields, FieldsOf, Kind } from "./kinds";

type Declared = (typeof subjects)[number];
type DeclaredStores = Intersection<
  Declared extends infer One ? (One extends { content: infer Stores } ? Stores : never) : never
>;

/** The store of each kind; a missing one is a compile error. */
export const stores: { [Of in Kind]: Store<FieldsOf<Of>> } = mergeParts(
  (subjects as readonly Subject[]).map(({ content }) => content),
) as DeclaredStores;

/** The store of a kind that is known only at run time; its fields must be of that kind. */
export const storeOf = (kind: Kind) => stores[kind] as Store<Fields>;
