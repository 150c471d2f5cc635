import type { DemoSeason } from "../content-types";

/** What differs from the season of January 2021: its days, and what is said of them. */
export const seasons: DemoSeason[] = [
  {
    region: "vn",
    key: "demo",
    name: "Chuỗi trò chuyện du học",
    lead: "Năm buổi trò chuyện trực tuyến miễn phí: chọn trường, xin học bổng, làm visa, ôn HSK và cuộc sống thường ngày.",
    talksLead: "Mỗi buổi 90 phút, phần cuối dành cho câu hỏi của bạn.",
    talkDays: [-2, 2, 5, 9, 12],
  },
  {
    region: "id",
    key: "demo",
    name: "Webinar kuliah di Tiongkok",
    lead: "Empat webinar gratis: memilih universitas, beasiswa, visa, dan HSK.",
    talksLead: "Setiap webinar 90 menit, bagian akhirnya untuk pertanyaanmu.",
    talkDays: [-2, 2, 5, 9],
  },
  {
    region: "en",
    key: "demo",
    name: "Study in China talks",
    lead: "Three live talks on choosing a university, paying for it and passing HSK.",
    talksLead: "Each talk takes 90 minutes, with time for your questions at the end.",
    talkDays: [-2, 2, 6],
  },
];
