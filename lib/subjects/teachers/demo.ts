import * as z from "zod/mini";
import { key } from "../../engines/demo/fields";
import { insertKeyed } from "../../engines/demo/insert-rows";
import { defineDemo, type DemoRun } from "../../engines/demo/part";
import type { Database } from "../../base/db/types";
import { insertDemoAccounts, type DemoAccounts } from "../identity/demo";
import { teacherContent } from "./content";
import { teachers } from "./tables";

const { fields } = teacherContent;

const teacher = z.strictObject({
  key,
  nickname: fields.nickname.schema,
  avatar: fields.avatar.schema,
  country: fields.country.schema,
  languages: fields.languages.schema,
  recommended: fields.recommended.schema,
  description: fields.description.schema,
  meetingUrl: fields.meetingUrl.schema,
});

type DemoTeachers = { teachers: z.output<typeof teacher>[] };

export const demo = defineDemo({
  files: { teachers: z.array(teacher) },
  toContent: (files): DemoTeachers => files,
  insert: async (tx: Database, content: DemoTeachers & DemoAccounts, run: DemoRun) => {
    const ids = await insertKeyed(content.teachers, (rows) =>
      tx
        .insert(teachers)
        .values(rows.map(({ key: _, ...row }) => row))
        .returning({ id: teachers.id }),
    );
    run.ids.add("teachers", ids);
    await insertDemoAccounts(
      tx,
      content.accounts.filter(({ kind }) => kind === "teacher"),
      run,
    );
  },
});
