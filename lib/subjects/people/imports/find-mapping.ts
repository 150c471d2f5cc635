import { and, eq, inArray } from "drizzle-orm";
import { deskLanguages } from "../../../base/desk/language";
import { deskMessages } from "../../../base/desk/messages";
import type { Database } from "../../../base/db/types";
import { foldText } from "../../../base/text/fold";
import { fieldsOfImport, importKinds, type ColumnMapping, type ImportField, type ImportKind } from "./fields";
import { importHeadings } from "./tables";

/** Headings that schools use, besides those of the export in both languages of the desk. */
const usualHeadings: Record<ImportField, readonly string[]> = {
  parent: ["parent name", "guardian", "phụ huynh", "tên phụ huynh", "orang tua", "학부모", "家长", "家長"],
  student: [
    "student name",
    "name",
    "child",
    "học viên",
    "họ tên",
    "họ và tên",
    "tên",
    "siswa",
    "nama",
    "수강생",
    "이름",
    "学生",
    "姓名",
    "學生",
    "學員",
  ],
  birth_year: [
    "birth year",
    "birthday",
    "date of birth",
    "born",
    "năm sinh",
    "ngày sinh",
    "tahun lahir",
    "태어난 해",
    "生日",
    "出生日期",
  ],
  email: ["e-mail", "mail", "thư điện tử", "이메일", "邮件", "電郵", "信箱"],
  phone: [
    "telephone",
    "mobile",
    "whatsapp",
    "zalo",
    "điện thoại",
    "số điện thoại",
    "sđt",
    "telepon",
    "hp",
    "전화",
    "手机",
    "手機",
    "電話",
  ],
  language: ["ngôn ngữ", "bahasa", "언어", "語言"],
  points: ["points", "balance", "xu", "xu học", "poin", "saldo", "포인트", "余额", "餘額"],
  note: ["notes", "comment", "remark", "ghi chú", "catatan", "메모", "备注", "備註"],
  reason: [
    "note",
    "comment",
    "remark",
    "lý do",
    "ghi chú",
    "alasan",
    "catatan",
    "사유",
    "메모",
    "备注",
    "備註",
  ],
  name: [
    ...["teacher", "teacher name", "nickname", "full name", "giáo viên", "tên giáo viên", "họ tên", "tên"],
    ...[
      "guru",
      "nama guru",
      "nama",
      "선생님",
      "이름",
      "老师",
      "老師",
      "教师",
      "教師",
      "昵称",
      "暱稱",
      "姓名",
    ],
  ],
  country: [
    "nationality",
    "quốc gia",
    "nước",
    "quốc tịch",
    "negara",
    "kebangsaan",
    "국가",
    "나라",
    "國家",
    "国籍",
    "國籍",
  ],
  languages: ["language", "speaks", "spoken languages", "ngôn ngữ", "bahasa", "언어", "语言", "語言"],
  description: [
    ...["about", "bio", "introduction", "profile", "giới thiệu", "mô tả", "deskripsi", "profil", "tentang"],
    ...["소개", "简介", "簡介", "介紹"],
  ],
  video: ["video link", "youtube", "liên kết video", "tautan video", "동영상", "视频链接", "影片"],
  meeting_link: [
    ...["meeting", "classroom link", "zoom", "link", "phòng học", "link học", "tautan rapat", "tautan kelas"],
    ...["회의 링크", "会议链接", "會議連結", "教室連結"],
  ],
};

const fold = (heading: string) => foldText(heading).trim().slice(0, 200);

const fieldsOfHeadings = new Map(
  importKinds.map((kind) => {
    const fields = fieldsOfImport[kind].flatMap((field: ImportField) => {
      const own = deskLanguages.map((language) => deskMessages[language].imports.fields[field]);
      return [field, ...own, ...usualHeadings[field]].map((heading) => [fold(heading), field] as const);
    });
    return [kind, new Map(fields)] as const;
  }),
);

/** Proposes what columns mean: as in the last import of the kind, else by their usual names. Each field has one column. */
export async function proposeMapping(
  db: Database,
  kind: ImportKind,
  headings: readonly string[],
): Promise<ColumnMapping> {
  const fieldOfHeading = fieldsOfHeadings.get(kind);
  const folded = headings.map(fold);
  const rows =
    folded.length === 0
      ? []
      : await db
          .select()
          .from(importHeadings)
          .where(and(eq(importHeadings.kind, kind), inArray(importHeadings.heading, folded)));
  const saved = new Map(rows.map(({ heading, field }) => [heading, field]));
  const used = new Set<ImportField>();
  return folded.map((heading) => {
    const field = (saved.has(heading) ? saved.get(heading) : fieldOfHeading?.get(heading)) ?? null;
    if (field === null || used.has(field)) return null;
    used.add(field);
    return field;
  });
}

/** Saves what columns mean, for the next file of the kind with the same headings. */
export async function saveMapping(
  tx: Database,
  kind: ImportKind,
  headings: readonly string[],
  mapping: ColumnMapping,
): Promise<void> {
  const fields = new Map(headings.map((heading, index) => [fold(heading), mapping[index] ?? null]));
  fields.delete("");
  for (const [heading, field] of fields)
    await tx
      .insert(importHeadings)
      .values({ kind, heading, field })
      .onConflictDoUpdate({ target: [importHeadings.kind, importHeadings.heading], set: { field } });
}
