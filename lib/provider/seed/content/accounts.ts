import type { DemoContent } from "../content-types";

/** Who tries the desk owns it. */
export const staff: DemoContent["staff"] = [{ email: "staff@example.com", name: "Chen Jing", role: "owner" }];

/** One family and one teacher. 600 points pay for every series class but the 30 lessons one-to-one. */
export const accounts: DemoContent["accounts"] = [
  { email: "parent@example.com", kind: "parent", nickname: "Phạm Thu Trang", avatar: "", points: 600 },
  {
    email: "student@example.com",
    kind: "student",
    nickname: "Minh Anh",
    avatar: "",
    parent: "parent@example.com",
  },
  {
    email: "student2@example.com",
    kind: "student",
    nickname: "Gia Bảo",
    avatar: "",
    parent: "parent@example.com",
  },
  {
    email: "teacher@example.com",
    kind: "teacher",
    nickname: "Lin Yue",
    avatar: "/art/teachers/1.svg",
    teacher: "lin-yue",
  },
];
