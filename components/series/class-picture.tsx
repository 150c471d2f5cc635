import { Picture } from "@/components/ui/picture";
import type { SeriesItem } from "@/lib/subjects/series/item";
import { modePictures } from "@/lib/subjects/series/mode-pictures";

type ClassPictureProps = {
  item: Pick<SeriesItem, "cover" | "mode">;
  sizes: string;
  /** Whether it is in the first screen of its page. */
  isFirst?: boolean;
  className?: string | undefined;
};

/** The cover of a class, or a drawing of its mode. */
export function ClassPicture({ item, sizes, isFirst = false, className = "" }: ClassPictureProps) {
  return (
    <Picture
      sizes={sizes}
      src={item.cover || modePictures[item.mode]}
      alt=""
      width={320}
      height={180}
      offscreen={!isFirst}
      className={`bg-muted object-cover ${className}`}
    />
  );
}
