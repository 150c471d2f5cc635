import type { Season, Speaker } from "../content-types";

const thuHa: Speaker = {
  name: "Nguyễn Thu Hà",
  role: "Tư vấn viên du học",
  img: "/art/teachers/8.svg",
  details: ["Sáu năm du học ở miền nam Trung Quốc", "Đã giúp hoàn thiện hơn 300 bộ hồ sơ"],
};
const mingyuan: Speaker = {
  name: "Zhou Mingyuan",
  role: "Giáo viên luyện HSK",
  img: "/art/teachers/2.svg",
  details: ["Chuyên luyện HSK 4 và HSK 5", "Mỗi buổi học đều có một phần thi thử bấm giờ"],
};
const quangHuy: Speaker = {
  name: "Phạm Quang Huy",
  role: "Du học sinh ngành công nghệ",
  img: "/art/campaign/speaker-1.svg",
  details: ["Sinh viên năm ba, Đại học Công nghệ Lộc Minh", "Nhận học bổng toàn phần từ năm nhất"],
};
const khanhLinh: Speaker = {
  name: "Trần Khánh Linh",
  role: "Du học sinh ngành ngôn ngữ",
  img: "/art/campaign/speaker-2.svg",
  details: [
    "Học viên cao học, Đại học Ngôn ngữ Thính Vũ",
    "Từ chưa biết chữ Hán nào đến HSK 6 trong hai năm",
  ],
};
const yue: Speaker = {
  name: "Lin Yue",
  role: "Tư vấn viên tuyển sinh",
  img: "/art/teachers/1.svg",
  details: ["Phụ trách kết nối với hơn 50 trường đại học đối tác", "Trả lời trực tiếp bằng tiếng Việt"],
};

/** Vietnam, season of January 2021 (spec sections 2 and 9). */
export const vn: Season = {
  region: "vn",
  name: "Chuỗi trò chuyện du học, tháng 1/2021",
  zone: { id: "Asia/Ho_Chi_Minh", offset: "+07:00", name: "giờ Việt Nam" },
  dateFormat: "YYYY/MM/DD",
  eventTime: "19:00",
  eventMinutes: 90,
  dates: ["2021-01-11", "2021-01-14", "2021-01-18", "2021-01-21", "2021-01-25"],
  title: "Du học Trung\u00a0Quốc, nghe người đi trước kể chuyện",
  lead: "Năm buổi trò chuyện trực tuyến miễn phí: chọn trường, xin học bổng, làm visa, ôn HSK và cuộc sống thường ngày. Ghi danh một lần, nhận hai phiếu ưu đãi.",
  art: "/art/campaign/hero-vn.svg",
  speakers: [thuHa, quangHuy, khanhLinh],
  sessions: [
    {
      title: "Chọn trường, chọn ngành",
      subTitle: "Bắt đầu từ điều bạn thích, không phải từ bảng xếp hạng",
      subDesc: "Ba câu hỏi giúp thu hẹp hàng trăm trường xuống còn năm, và cách đọc một trang tuyển sinh.",
      img: "/art/campaign/talk-choose.svg",
      imgLine: "选",
      date: "2021-01-11",
      link: "https://live.yuqiao.example/vn/2021-01-11",
      recording: "https://video.yuqiao.example/vn/2021-01-11",
      speakers: [thuHa, yue],
    },
    {
      title: "Học bổng: ai được nhận, được bao nhiêu",
      subTitle: "Hồ sơ thật của ba bạn đã nhận học bổng",
      subDesc: "Các loại học bổng, mốc thời gian trong năm, và những lỗi khiến hồ sơ bị loại ngay vòng đầu.",
      img: "/art/campaign/talk-scholarship.svg",
      imgLine: "奖",
      date: "2021-01-14",
      link: "https://live.yuqiao.example/vn/2021-01-14",
      recording: "https://video.yuqiao.example/vn/2021-01-14",
      speakers: [quangHuy, thuHa],
    },
    {
      title: "Hồ sơ và visa từng bước",
      subTitle: "Danh sách giấy tờ và thứ tự nên làm",
      subDesc: "Công chứng, dịch thuật, giấy khám sức khỏe, visa X1: việc nào mất lâu nhất thì làm trước.",
      img: "/art/campaign/talk-visa.svg",
      imgLine: "签",
      date: "2021-01-18",
      link: "https://live.yuqiao.example/vn/2021-01-18",
      recording: "https://video.yuqiao.example/vn/2021-01-18",
      speakers: [thuHa],
    },
    {
      title: "HSK 4 và HSK 5, mỗi khóa 30 buổi",
      subTitle: "Kế hoạch ôn cho người đi làm và người đi học",
      subDesc: "Cần bao nhiêu từ, bao nhiêu điểm ngữ pháp, và mỗi tuần nên dành mấy tiếng.",
      img: "/art/campaign/talk-hsk.svg",
      imgLine: "考",
      date: "2021-01-21",
      link: "https://live.yuqiao.example/vn/2021-01-21",
      recording: "https://video.yuqiao.example/vn/2021-01-21",
      speakers: [mingyuan, khanhLinh],
    },
    {
      title: "Một ngày của du học sinh",
      subTitle: "Ký túc xá, căng tin, làm thêm và nỗi nhớ nhà",
      subDesc: "Chi phí hằng tháng, chuyện kết bạn, và những điều ước gì biết sớm hơn.",
      img: "/art/campaign/talk-life.svg",
      imgLine: "活",
      date: "2021-01-25",
      link: "https://live.yuqiao.example/vn/2021-01-25",
      recording: "https://video.yuqiao.example/vn/2021-01-25",
      speakers: [khanhLinh, quangHuy],
    },
  ],
  vouchers: [
    {
      name: "Dịch vụ du học Trung Quốc",
      value: "3,5 triệu đồng",
      note: "1000 tệ, trừ vào phí dịch vụ du học",
    },
    {
      name: "Khóa luyện HSK cấp tốc",
      value: "1,5 triệu đồng",
      note: "500 tệ, trừ vào học phí HSK 4 hoặc HSK 5",
    },
  ],
  coupons: [
    {
      name: "Dịch vụ du học Trung Quốc",
      value: "1000 tệ",
      note: "Tương đương 3,5 triệu đồng, trừ vào phí dịch vụ du học",
    },
    {
      name: "Khóa luyện HSK cấp tốc",
      value: "500 tệ",
      note: "Tương đương 1,5 triệu đồng, trừ vào học phí HSK 4 hoặc HSK 5",
    },
  ],
  couponExpiry: "2021-04-01",
  prizeWorth: "1500 tệ (5 triệu đồng)",
  group: { name: "Zalo", link: "https://zalo.me/g/yuqiaoexample" },
  hskBlock: {
    title: "Chưa có chứng chỉ HSK? Học cấp tốc cùng chúng mình",
    lead: "Phần lớn các trường yêu cầu HSK 4 trở lên. Khóa cấp tốc đi hết từ vựng và ngữ pháp của HSK 4 hoặc HSK 5, mỗi khóa 30 buổi.",
    rules: [
      "Ghi danh ở trang này để nhận phiếu ưu đãi 1,5 triệu đồng (500 tệ).",
      "Vào nhóm Zalo và gửi mã kích hoạt để phiếu có hiệu lực.",
      "Mỗi người dùng một phiếu cho một khóa HSK. Phiếu không đổi được thành tiền mặt.",
    ],
  },
  hsk: {
    title: "HSK 4 và HSK 5 cấp tốc",
    lead: "Mỗi khóa 30 buổi học trực tuyến cùng giáo viên, thi thử bấm giờ như thi thật.",
    advantages: [
      { title: "Đúng trọng tâm", text: "Chỉ học những từ và ngữ pháp mà kỳ thi yêu cầu, không lan man." },
      { title: "Luyện đề mỗi tuần", text: "Bấm giờ như thi thật, chấm và chữa ngay trong buổi." },
      { title: "Nhóm nhỏ", text: "4 đến 6 bạn một lớp, ai cũng được nói và được sửa." },
      { title: "Xem lại được", text: "Video xem lại có trong vòng 24 giờ sau mỗi buổi học." },
    ],
    teachers: [
      {
        name: "Zhou Mingyuan",
        role: "Giáo viên HSK 5",
        img: "/art/teachers/2.svg",
        points: [
          "Chuyên luyện HSK 4 và HSK 5",
          "Đọc đề thi như người khác đọc truyện",
          "Học xong, bạn có kế hoạch ôn cho đến ngày thi",
        ],
      },
      {
        name: "Lin Yue",
        role: "Giáo viên HSK 4",
        img: "/art/teachers/1.svg",
        points: [
          "Mười một năm đứng lớp",
          "Giỏi gỡ những chỗ người Việt hay nhầm",
          "Luyện nghe bằng hội thoại đời thường",
        ],
      },
    ],
    audiences: [
      { title: "Học sinh lớp 12", text: "Cần chứng chỉ HSK trước mùa nộp hồ sơ." },
      { title: "Sinh viên và người đi làm", text: "Đã có nền tảng, muốn lên một bậc thật nhanh." },
      { title: "Người từng thi chưa đạt", text: "Muốn biết mình mất điểm ở đâu và khắc phục thế nào." },
    ],
    features: [
      { title: "Bài tập sau mỗi buổi", text: "Làm trên ứng dụng, có đáp án và lời giải." },
      { title: "Nhóm hỏi đáp", text: "Giáo viên trả lời trong nhóm từ thứ Hai đến thứ Bảy." },
      { title: "Tin nhắn nhắc giờ học", text: "Gửi trước giờ học 3 tiếng, không lỡ buổi nào." },
    ],
    syllabuses: [
      {
        level: 4,
        words: 1200,
        grammarPoints: 62,
        sessions: 30,
        goal: "Nắm 1.200 từ và 62 điểm ngữ pháp, trò chuyện trôi chảy về các chủ đề quen thuộc và đủ sức thi HSK 4.",
        requirements: "Đã học xong HSK 3 hoặc biết khoảng 600 từ.",
        duration: "30 buổi, mỗi buổi 2 tiếng.",
        plan: [
          { part: "Buổi 1–10", text: "400 từ đầu, 20 điểm ngữ pháp, luyện nghe câu ngắn" },
          { part: "Buổi 11–20", text: "400 từ tiếp theo, 21 điểm ngữ pháp, luyện đọc đoạn văn" },
          { part: "Buổi 21–27", text: "400 từ còn lại, 21 điểm ngữ pháp, luyện viết câu" },
          { part: "Buổi 28–30", text: "ba đề thi thử và chữa bài" },
        ],
        schedule: "Thứ 2, 4, 6, 20:30–22:30 (giờ Việt Nam)",
        material: ["Giáo trình HSK 4 (tập 1 và 2)", "Sổ từ vựng 1.200 từ", "Ba đề thi thử"],
      },
      {
        level: 5,
        words: 2500,
        grammarPoints: 32,
        sessions: 30,
        goal: "Nắm 2.500 từ và 32 điểm ngữ pháp, đọc báo, xem phim tiếng Trung và đủ sức thi HSK 5.",
        requirements: "Đã đạt HSK 4 hoặc biết khoảng 1.200 từ.",
        duration: "30 buổi, mỗi buổi 2 tiếng.",
        plan: [
          { part: "Buổi 1–10", text: "450 từ mới, 12 điểm ngữ pháp, luyện nghe hội thoại dài" },
          { part: "Buổi 11–20", text: "450 từ mới, 12 điểm ngữ pháp, luyện đọc nhanh" },
          { part: "Buổi 21–27", text: "400 từ mới, 8 điểm ngữ pháp, luyện viết đoạn văn" },
          { part: "Buổi 28–30", text: "ba đề thi thử và chữa bài" },
        ],
        schedule: "Thứ 2, 4, 6, 20:30–22:30 (giờ Việt Nam)",
        material: ["Giáo trình HSK 5 (tập 1 và 2)", "Sổ từ vựng 2.500 từ", "Ba đề thi thử"],
      },
    ],
  },
};
