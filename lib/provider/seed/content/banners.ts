import { schoolFile } from "../../../school/school-file";
import type { DemoContent, DemoLinkProperty } from "../content-types";
import { localised } from "./localised";

const bodyImages = [1, 2, 3, 4, 5, 6].map((order): DemoLinkProperty => ({
  type: 1,
  name: "body",
  link: `/art/body/${order}.svg`,
  url: null,
  order,
}));

const seriesOffer = localised({
  en: "Series classes with set dates and a set teacher: find one at your level",
  zh: "固定老师、固定日期的系列课：选一个适合你水平的班级",
  hk: "固定導師、固定日期的系列課程：選一個適合你程度的班",
  tw: "固定老師、固定日期的系列課程：選一個適合你程度的班",
  vi: "Lớp trọn khóa có giáo viên và lịch học cố định: chọn lớp hợp trình độ của bạn",
  id: "Kelas seri dengan guru dan tanggal tetap: pilih yang cocok dengan levelmu",
  ko: "선생님과 일정이 정해진 시리즈 수업: 내 레벨에 맞는 수업을 골라 보세요",
});
const studyOffer = localised({
  en: "Study in China: a university, a scholarship and your visa, planned with you",
  zh: "来华留学：选大学、申请奖学金、办签证，我们陪你规划",
  hk: "到內地升學：選大學、申請獎學金、辦簽證，我們陪你規劃",
  tw: "赴中國留學：選大學、申請獎學金、辦簽證，我們陪你規劃",
  vi: "Du học Trung Quốc: chọn trường, học bổng và visa, chúng mình lên kế hoạch cùng bạn",
  id: "Kuliah di Tiongkok: universitas, beasiswa, dan visa, kami rencanakan bersamamu",
  ko: "중국 유학: 대학, 장학금, 비자까지 함께 계획해요",
});

/** Pictures carry no text, so one serves all languages; a drawn character has a traditional twin (lib/pictures/localized-art.ts). */
export const linkProperties: DemoContent["linkProperties"] = [
  { type: 1, name: "home", link: "/art/banners/1.svg", url: "/hot-sell", alt: seriesOffer, order: 1 },
  { type: 1, name: "home", link: "/art/banners/2.svg", url: null, order: 2 },
  { type: 1, name: "home", link: "/art/banners/3.svg", url: "/study-abroad/en", alt: studyOffer, order: 3 },
  ...bodyImages,
  // The demo has no film of its own: the poster stands in and a click leads to the video channel.
  { type: 2, name: "body", link: "/art/body/4.svg", url: schoolFile().videoChannel, order: 1 },
  { type: 1, name: "class", link: "/art/banners/class.svg", url: null, order: 1 },
  { type: 1, name: "live", link: "/art/banners/live.svg", url: null, order: 1 },
  { type: 1, name: "hot-course", link: "/art/banners/hot-course.svg", url: null, order: 1 },
  {
    type: 3,
    name: "alert",
    link: "/art/alerts/1.svg",
    url: "/hot-sell",
    alt: seriesOffer,
    order: 1,
  },
  {
    type: 3,
    name: "alert",
    link: "/art/alerts/2.svg",
    url: "/study-abroad/en",
    alt: studyOffer,
    order: 2,
  },
];
