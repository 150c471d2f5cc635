import type { LinkProperty } from "@/lib/contract/types";
import { inOrder } from "@/lib/placements";

/**
 * Assigns pictures to texts. If the provider numbers its pictures from 1, the number selects the text, and a missing
 * picture leaves a gap; otherwise the pictures are assigned in their order.
 * @param texts number of texts
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
