import type { LinkProperty } from "@/lib/base/contract/types";
import { sortPictures } from "@/lib/subjects/placements/names";

/**
 * Assigns pictures to texts. If the provider numbers its pictures from 1, the number selects the text, and a missing
 * picture leaves a gap; otherwise the pictures are assigned in their order.
 * @param textCount number of texts
 */
export function assignImagesToTexts(
  images: readonly LinkProperty[],
  textCount: number,
): readonly (LinkProperty | undefined)[] {
  const orders = new Set(images.map(({ order }) => order));
  const isNumbered =
    orders.size === images.length && images.every(({ order }) => order >= 1 && order <= textCount);
  if (!isNumbered) return sortPictures(images);
  return Array.from({ length: textCount }, (_, index) => images.find(({ order }) => order === index + 1));
}
