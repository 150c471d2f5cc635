import type { LinkProperty } from "@/lib/contract/types";
import { inOrder } from "@/lib/placements";

/**
 * The picture of each of so many texts. Where the provider numbers its pictures from 1, each stands by its own text,
 * and one that is missing moves no other; other pictures follow the texts in their order.
 */
export function imagesByText(
  images: readonly LinkProperty[],
  texts: number,
): readonly (LinkProperty | undefined)[] {
  const orders = new Set(images.map(({ order }) => order));
  const numbered = orders.size === images.length && images.every(({ order }) => order >= 1 && order <= texts);
  if (!numbered) return inOrder(images);
  return Array.from({ length: texts }, (_, index) => images.find(({ order }) => order === index + 1));
}
