import type { DemoContent } from "../content-types";
import { localised } from "./localised";

const hour = 60;
const day = 24 * hour;

const openClass = localised({
  en: "Free public class",
  zh: "免费公开课",
  hk: "免費公開課",
  vi: "Lớp học mở miễn phí",
  id: "Kelas umum gratis",
  ko: "무료 공개 수업",
});
const everydayChinese = localised({
  en: "Everyday Chinese",
  zh: "生活汉语",
  hk: "生活中文",
  vi: "Tiếng Trung đời thường",
  id: "Mandarin sehari-hari",
  ko: "생활 중국어",
});
const examHour = localised({
  en: "HSK power hour",
  zh: "HSK 备考一小时",
  hk: "HSK 備試一小時",
  tw: "HSK 備考一小時",
  vi: "Một giờ luyện HSK",
  id: "Satu jam persiapan HSK",
  ko: "HSK 집중 한 시간",
});
const studyInChina = localised({
  en: "Study in China",
  zh: "来华留学",
  hk: "內地升學",
  tw: "赴中國留學",
  vi: "Du học Trung Quốc",
  id: "Kuliah di Tiongkok",
  ko: "중국 유학",
});

/**
 * The first is under way; the rest begin between forty minutes and ten days from now, two of them the free public
 * classes that the site announces (spec section 1).
 */
export const lives: DemoContent["lives"] = [
  {
    courseName: everydayChinese,
    lessonName: localised({
      en: "Holiday greetings for the whole year",
      zh: "一年到头的节日祝福",
      hk: "一年四季的節日祝福",
      vi: "Lời chúc cho mọi dịp lễ",
      id: "Ucapan hari raya sepanjang tahun",
      ko: "일 년 내내 쓰는 명절 인사",
    }),
    cover: "/art/covers/live-4.svg",
    teacher: "nguyen-thu-ha",
    startsInMinutes: -20,
    minutes: 60,
  },
  {
    courseName: everydayChinese,
    lessonName: localised({
      en: "Order bubble tea like a local",
      zh: "像本地人一样点奶茶",
      hk: "像本地人一樣點奶茶",
      tw: "像在地人一樣點奶茶",
      vi: "Gọi trà sữa như người bản xứ",
      id: "Memesan boba seperti warga setempat",
      ko: "현지인처럼 버블티 주문하기",
    }),
    cover: "/art/covers/live-2.svg",
    teacher: "maya-lestari",
    startsInMinutes: 40,
    minutes: 30,
  },
  {
    courseName: examHour,
    lessonName: localised({
      en: "HSK 4 reading without panic",
      zh: "HSK 四级阅读不慌张",
      hk: "HSK 四級閱讀不慌張",
      vi: "Bình tĩnh đọc hiểu HSK 4",
      id: "Membaca HSK 4 tanpa panik",
      ko: "당황하지 않는 HSK 4급 독해",
    }),
    cover: "/art/covers/live-3.svg",
    teacher: "lin-yue",
    startsInMinutes: 5 * hour,
    minutes: 60,
  },
  {
    courseName: everydayChinese,
    lessonName: localised({
      en: "Small talk over a pot of tea",
      zh: "一壶茶，聊聊天",
      hk: "一壺茶，聊聊天",
      tw: "一壺茶，聊聊天",
      vi: "Trò chuyện bên ấm trà",
      id: "Mengobrol sambil minum teh",
      ko: "차 한잔하며 나누는 이야기",
    }),
    cover: "/art/covers/live-1.svg",
    teacher: "su-qinghe",
    startsInMinutes: day + 3 * hour,
    minutes: 60,
  },
  {
    courseName: openClass,
    lessonName: localised({
      en: "Bargaining at the market",
      zh: "逛市场学砍价",
      hk: "逛街市學講價",
      tw: "逛市場學殺價",
      vi: "Mặc cả ở chợ",
      id: "Menawar di pasar",
      ko: "시장에서 흥정하기",
    }),
    cover: "/art/covers/live-5.svg",
    teacher: "chen-anran",
    freeClass: 1,
    minutes: 60,
  },
  {
    courseName: openClass,
    lessonName: localised({
      en: "Four tones in one song",
      zh: "一首歌学会四个声调",
      hk: "一首歌學會四個聲調",
      vi: "Bốn thanh điệu trong một bài hát",
      id: "Empat nada dalam satu lagu",
      ko: "노래 한 곡으로 배우는 네 가지 성조",
    }),
    cover: "/art/covers/live-6.svg",
    teacher: "he-wenbo",
    freeClass: 0,
    minutes: 60,
  },
  {
    courseName: examHour,
    lessonName: localised({
      en: "HSK 5 words that look alike",
      zh: "HSK 五级近义词辨析",
      hk: "HSK 五級近義詞辨析",
      vi: "Từ gần nghĩa HSK 5",
      id: "Kata mirip di HSK 5",
      ko: "헷갈리는 HSK 5급 유의어",
    }),
    cover: "/art/covers/live-7.svg",
    teacher: "zhou-mingyuan",
    startsInMinutes: 6 * day + 2 * hour,
    minutes: 60,
  },
  {
    courseName: studyInChina,
    lessonName: localised({
      en: "Your first week on campus",
      zh: "校园生活第一周",
      hk: "校園生活第一星期",
      tw: "校園生活第一週",
      vi: "Tuần đầu tiên ở trường đại học",
      id: "Minggu pertama di kampus",
      ko: "캠퍼스에서의 첫 일주일",
    }),
    cover: "/art/covers/live-8.svg",
    teacher: "farida-rahim",
    startsInMinutes: 10 * day,
    minutes: 60,
  },
];
