import * as z from "zod/mini";
import { insertRows } from "../../engines/demo/insert-rows";
import { defineDemo } from "../../engines/demo/part";
import * as rule from "../../engines/content/rules";
import { partnerContent } from "./content";
import { partners } from "./tables";

const { fields } = partnerContent;

const partner = z.strictObject({
  name: fields.name.schema,
  names: fields.names.schema,
  link: rule.address().schema,
  content: fields.content.schema,
});

export const demo = defineDemo({
  files: { partners: z.array(partner) },
  toContent: (files) => files,
  insert: (tx, content) => insertRows(content.partners, (rows) => tx.insert(partners).values(rows)),
});
