import * as z from "zod/mini";
import { insertRows } from "../../engines/demo/insert-rows";
import { defineDemo } from "../../engines/demo/part";
import { placementContent } from "./content";
import { placements } from "./names";
import { linkProperties } from "./tables";

const { fields } = placementContent;

const banner = z.strictObject({
  place: fields.place.schema,
  link: fields.link.schema,
  url: fields.url.schema,
  alt: z.optional(fields.alt.schema),
});

/** Placements are ordered as in the file. */
const banners = z.pipe(
  z.array(banner),
  z.transform((rows) =>
    rows.map(({ place, ...row }, index) => ({
      ...placements[place],
      ...row,
      order: rows.slice(0, index + 1).filter((other) => other.place === place).length,
    })),
  ),
);

export const demo = defineDemo({
  files: { banners },
  toContent: (files) => ({ linkProperties: files.banners }),
  insert: (tx, content) =>
    insertRows(content.linkProperties, (rows) => tx.insert(linkProperties).values(rows)),
});
