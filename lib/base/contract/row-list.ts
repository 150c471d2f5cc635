import * as z from "zod";
import { callOf } from "./contract";
import type { CallName } from "./endpoints";
import { rowLists } from "./schemas";

/** The list in a call's response: its key and row schema. Undefined for a call without a list. */
export function findRowList(name: CallName): { key: string; row: z.ZodObject } | undefined {
  const { response } = callOf(name);
  if (!(response instanceof z.ZodObject)) return undefined;
  for (const [key, list] of Object.entries(response.shape)) {
    if (rowLists.has(list as z.ZodType) && list instanceof z.ZodArray) {
      return { key, row: list.element as z.ZodObject };
    }
  }
  return undefined;
}
