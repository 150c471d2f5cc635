import * as z from "zod";
import { callOf } from "./contract";
import type { CallName } from "./endpoints";
import { rowLists } from "./schemas";

/** The list that a call answers: where it stands, and what a row of it is. Undefined where a call answers none. */
export function rowListOf(name: CallName): { key: string; row: z.ZodObject } | undefined {
  const { answer } = callOf(name);
  if (!(answer instanceof z.ZodObject)) return undefined;
  for (const [key, list] of Object.entries(answer.shape)) {
    if (rowLists.has(list as z.ZodType) && list instanceof z.ZodArray) {
      return { key, row: list.element as z.ZodObject };
    }
  }
  return undefined;
}
