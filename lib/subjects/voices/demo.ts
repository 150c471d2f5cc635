import * as z from "zod/mini";
import { insertRows } from "../../engines/demo/insert-rows";
import { defineDemo } from "../../engines/demo/part";
import { voiceContent } from "./content";
import { studentVoices } from "./tables";

const { fields } = voiceContent;

const voice = z.strictObject({
  name: fields.name.schema,
  country: fields.country.schema,
  originalLanguage: fields.originalLanguage.schema,
  quote: fields.quote.schema,
  picture: fields.picture.schema,
  learned: fields.learned.schema,
  consent: fields.consent.schema,
});

export const demo = defineDemo({
  files: { voices: z.array(voice) },
  toContent: (files) => files,
  insert: (tx, { voices }) => insertRows(voices, (rows) => tx.insert(studentVoices).values(rows)),
});
