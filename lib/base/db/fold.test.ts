import fc from "fast-check";
import { sql } from "drizzle-orm";
import { describeEachEngine } from "../../../testing/provider/engines";
import { foldText } from "../text/fold";
import { accounts, enquiries, enrolments } from "../../app/schema";
import { findClassId } from "../../../testing/provider/calls";
import { enrolmentRow } from "../../../testing/provider/enrolment";

describeEachEngine((db) => {
  const ask = async <Value>(query: ReturnType<typeof sql>) =>
    ((await db().execute(query)) as { rows: { value: Value }[] }).rows.map(({ value }) => value);

  test("the database folds text as the site does", async () => {
    const pieces = [
      ..."ĐđŁłØøßẞÆœŦŋıİIiƠướậÅãñçžğşÉΣςσЁёЙАЯﾊﾟﾝﾀﾞガＡｚ①½ﬁ가각王㍿‐–—−’‘ʼ`\u200B\u202E\uFEFF\u3164\u00AD\u3000\u00A0",
    ];
    const texts = fc.sample(
      fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: "grapheme-ascii", maxLength: 3 }))),
      300,
    );
    const written = texts
      .map((parts) => parts.join("").replaceAll("\0", ""))
      .flatMap((text) => [text, text.normalize("NFD")]);
    const folded = await ask<string>(
      sql`select fold_text(written) as value from jsonb_array_elements_text(${JSON.stringify(written)}::jsonb) with ordinality as all_texts(written, n) order by n`,
    );
    expect(folded).toEqual(written.map(foldText));
  });

  test("names sort by the order of each desk language", async () => {
    const names = [
      "Zoe",
      "an",
      "bình",
      "Ánh",
      "Ân",
      "Ötzi",
      "Đặng",
      "Lukasz",
      "Łucja",
      "王伟",
      "张三",
      "李四",
      "安娜",
      "陈一",
    ];
    const list = sql`jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as name`;
    const sorted = (key: ReturnType<typeof sql>) =>
      ask<string>(sql`select name as value from ${list} order by ${key} collate "C", name collate "C"`);
    const latin = ["an", "Ân", "Ánh", "bình", "Đặng", "Łucja", "Lukasz", "Ötzi", "Zoe"];
    expect((await sorted(sql`fold_text(name)`)).slice(0, latin.length)).toEqual(latin);
    const chinese = ["安娜", "陈一", "李四", "王伟", "张三"];
    expect(await sorted(sql`pinyin_key(name)`)).toEqual([...chinese, ...latin]);
    expect(chinese).toEqual(chinese.toSorted(new Intl.Collator("zh-CN").compare));
  });

  test("search columns follow every change of a name", async () => {
    await db().insert(accounts).values({ kind: "parent", nickname: "Đặng", points: 0 });
    await db()
      .update(accounts)
      .set({ nickname: "Hằng" })
      .where(sql`nickname = 'Đặng'`);
    expect(
      await ask(
        sql`select search || '|' || sort_key || '|' || pinyin_key as value from accounts where nickname = 'Hằng'`,
      ),
    ).toEqual(["hang|hang|1hang"]);
    // Values written to generated columns are overwritten.
    await db()
      .update(accounts)
      .set({ search: "x", sortKey: "x" })
      .where(sql`nickname = 'Hằng'`);
    expect(await ask(sql`select search || sort_key as value from accounts where nickname = 'Hằng'`)).toEqual([
      "hanghang",
    ]);
    await db()
      .insert(enquiries)
      .values({
        classId: await findClassId(db(), "open"),
        name: "Ｌê Văn",
        region: "VN",
        phone: "84-912345678",
      });
    expect(await ask(sql`select search as value from enquiries`)).toEqual(["le van"]);
    await db()
      .insert(enrolments)
      .values(enrolmentRow(912345678, { name: "Ngọc", email: "N@Example.com" }));
    expect(await ask(sql`select search as value from enrolments`)).toEqual(["ngoc\nn@example.com"]);
  });
});
