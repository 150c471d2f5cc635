import type { PublicCallResponse } from "./contract";
import type { CallName } from "./endpoints";
import type { RecommendedCourse, SeriesClass } from "./types";

const seriesClass: SeriesClass = {
  id: 1,
  class_id: 11,
  combo_name: "HSK 4 intensive",
  course_mode: "one-to-many",
  level: "HSK 3",
  teacher_id: 3,
  teacher_name: "Lin Yue",
  teacher_avatar: "/media/teachers/lin-yue.svg",
  teacher_description: "Has prepared learners for HSK 4 and 5 since 2018.",
  teacher_region: "CN",
  description: "Thirty lessons in small groups.",
  class_point: 1200,
  lesson_number: 30,
  lesson_list: [
    { lesson_name: "Asking the way", from: "2099-12-01T20:00:00+08:00", to: "2099-12-01T21:00:00+08:00" },
  ],
  // Tests apply for this class with the real clock.
  deadline: "2099-11-30T22:00:00+08:00",
  is_apply: false,
  length: 60,
  class_capacity: 6,
  students: 4,
};
const course: RecommendedCourse = {
  course_id: 5,
  course_cover_url: "/media/courses/business.svg",
  course_brief: "Meetings, mails and small talk.",
  course_name: "Business Chinese",
  level_class_point: [{ class_point: 80 }, { class_point: 100 }],
};
const page = { total: 1, page: 1 };

/**
 * One valid response per call: the examples of the API documentation, and the responses of a valid provider in
 * tests.
 */
export const sampleResponses: { [Name in CallName]: NonNullable<PublicCallResponse<Name>> } = {
  homePage: {
    link_properties: [
      { id: 1, url: "/hot-sell", link: "/media/banners/trial.svg", alt: "Classes for beginners", order: 1 },
    ],
  },
  profile: {
    student: { id: 7, nickname: "Minh Anh", avatar: "/media/avatars/7.svg", class_point: 2400 },
    teacher: null,
  },
  appVersions: { list: [{ type: 1, apkUrl: "https://apps.example.com/yuqiao.apk" }] },
  recommendedSets: { ...page, per_page: 100, list: [seriesClass] },
  bookCombo: { class_id: 11, students: 5 },
  appDownload: { address: "https://apps.example.com/ios", version: "2.4.0" },
  partners: {
    list: [{ link: "https://university.example.com", content: "/media/partners/1.svg", name: "Lingnan Bay" }],
  },
  recommendedTeachers: {
    list: [
      {
        nickname: "Lin Yue",
        avatar: "/media/teachers/lin-yue.svg",
        country: "CN",
        description: "HSK 4 and 5",
      },
    ],
  },
  preSales: { ...page, per_page: 10, list: [seriesClass] },
  preSaleRegister: {},
  preSaleApply: { id: 1, students: 5 },
  readyLives: {
    ...page,
    per_page: 8,
    list: [
      {
        id: 21,
        course_name: "Free public class",
        lesson_name: "Tones by ear",
        cover_url: "/media/lives/tones.svg",
        from: "2026-11-24T22:00:00+08:00",
      },
    ],
  },
  videoRecords: {
    ...page,
    per_page: 8,
    list: [
      {
        course_id: 22,
        course_name: "Free public class",
        lesson_name: "Ordering tea",
        cover: "/media/lives/tea.svg",
        from: "2026-11-19T22:00:00+08:00",
      },
    ],
  },
  recommendedCourses: { ...page, per_page: 99, list: [course] },
  abroadCreate: { phone_code: 84, phone_number: 912345678, activation_code: "YQ-7K3M-Q9PD" },
  abroadIsApplied: { phone_code: 84, phone_number: 912345678 },
};
