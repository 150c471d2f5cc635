import type { Season, Speaker } from "../content-types";

const yue: Speaker = {
  name: "Lin Yue",
  role: "Admissions adviser",
  img: "/art/teachers/1.svg",
  details: ["Works with more than 50 partner universities", "Has read applications from 40 countries"],
};
const mingyuan: Speaker = {
  name: "Zhou Mingyuan",
  role: "HSK teacher",
  img: "/art/teachers/2.svg",
  details: ["HSK 4 and 5 specialist", "Ends every lesson with a timed mock test section"],
};
const amara: Speaker = {
  name: "Amara Osei",
  role: "Engineering student",
  img: "/art/campaign/speaker-4.svg",
  details: [
    "Third-year student at Luming University of Technology",
    "On a full scholarship since her first year",
  ],
};
const tomas: Speaker = {
  name: "Tomás Rivas",
  role: "Language student",
  img: "/art/campaign/speaker-1.svg",
  details: [
    "Master's student at Tingyu University of Languages",
    "Went from his first character to HSK 6 in two years",
  ],
};

/** International, season of January 2021 (spec sections 2 and 9). Its talks are recorded: no dates, no clock. */
export const en: Season = {
  region: "en",
  name: "Study in China 2021",
  zone: { id: "Asia/Shanghai", offset: "+08:00", name: "Beijing time" },
  dateFormat: "MMMM D, YYYY",
  eventTime: "19:00",
  eventMinutes: 90,
  dates: [],
  title: "Study in China: hear it from people who did it",
  lead: "Three recorded talks on choosing a university, paying for it and passing HSK. Enroll once and get two vouchers.",
  art: "/art/campaign/hero-en.svg",
  speakers: [yue, amara, tomas],
  sessions: [
    {
      title: "Choosing a university and a major",
      subTitle: "Start with what you love, not with a ranking",
      subDesc:
        "Three questions that narrow hundreds of universities down to five, and how to read an admissions page.",
      img: "/art/campaign/talk-choose.svg",
      imgLine: "选",
      recording: "https://video.yuqiao.example/en/choosing",
      speakers: [yue, tomas],
    },
    {
      title: "Scholarships: who gets them and how much",
      subTitle: "Three actual applications, page by page",
      subDesc:
        "The types of scholarship, the deadlines to know, and what gets an application rejected right away.",
      img: "/art/campaign/talk-scholarship.svg",
      imgLine: "奖",
      recording: "https://video.yuqiao.example/en/scholarships",
      speakers: [amara, yue],
    },
    {
      title: "HSK 4 and HSK 5, 30 sessions each",
      subTitle: "Study plans for people with work or school",
      subDesc: "How many words, how many grammar points and how many hours a week to set aside.",
      img: "/art/campaign/talk-hsk.svg",
      imgLine: "考",
      recording: "https://video.yuqiao.example/en/hsk",
      speakers: [mingyuan, tomas],
    },
  ],
  vouchers: [
    { name: "Study in China", value: "1000 yuan", note: "Off our study-in-China service" },
    { name: "HSK course", value: "500 yuan", note: "Off the HSK 4 or HSK 5 course" },
  ],
  coupons: [
    { name: "Study in China", value: "1000 yuan" },
    { name: "HSK course", value: "500 yuan" },
  ],
  couponExpiry: "2021-04-01",
  prizeWorth: "1500 yuan",
  group: { name: "email", link: "mailto:hello@yuqiao.example" },
  hskBlock: {
    title: "No HSK certificate yet? Take our intensive course",
    lead: "Most universities ask for HSK 4 or higher. Our intensive courses cover all the words and grammar of HSK 4 or HSK 5, in 30 sessions each.",
    rules: [
      "Enroll on this site to get a voucher worth 500 yuan.",
      "Email us your activation code, and the voucher is ready to use.",
      "One voucher per person for one HSK course. It has no cash value.",
    ],
  },
  hsk: {
    title: "HSK 4 and HSK 5 intensive courses",
    lead: "30 live online sessions each, with your teacher and timed mock tests.",
    advantages: [
      { title: "Straight to the point", text: "Just the words and grammar you need for the exam." },
      {
        title: "Timed mock tests",
        text: "Just like the real thing, then graded and discussed on the spot.",
      },
      { title: "Small classes", text: "4 to 6 students, so everyone gets to speak and gets feedback." },
      { title: "Watch it again", text: "Recordings are ready within 24 hours after each session." },
    ],
    teachers: [
      {
        name: "Zhou Mingyuan",
        role: "HSK 5 teacher",
        img: "/art/teachers/2.svg",
        points: [
          "HSK 4 and 5 specialist",
          "Reads old exams the way others read novels",
          "Gives you a plan that takes you to exam day",
        ],
      },
      {
        name: "Lin Yue",
        role: "HSK 4 teacher",
        img: "/art/teachers/1.svg",
        points: [
          "Eleven years of teaching experience",
          "Knows where English speakers get stuck",
          "Builds your listening with everyday conversations",
        ],
      },
    ],
    audiences: [
      { title: "High school seniors", text: "You need an HSK certificate before applications open." },
      {
        title: "Students and professionals",
        text: "You know the basics and want to reach the next level soon.",
      },
      { title: "Repeat test takers", text: "You want to know where you lost points and how to earn them." },
    ],
    features: [
      { title: "Practice after each session", text: "In the app, with answers and explanations." },
      { title: "A group for questions", text: "Teachers answer Monday through Saturday." },
      { title: "A text before class", text: "It comes 3 hours ahead, so you never miss a session." },
    ],
    syllabuses: [
      {
        level: 4,
        words: 1200,
        grammarPoints: 62,
        sessions: 30,
        goal: "Know 1,200 words and 62 grammar points, talk easily about everyday topics, and be ready for HSK 4.",
        requirements: "HSK 3 completed, or about 600 words.",
        duration: "30 sessions of 2 hours each.",
        plan: [
          {
            part: "Sessions 1–10",
            text: "the first 400 words, 20 grammar points, listening to short sentences",
          },
          { part: "Sessions 11–20", text: "the next 400 words, 21 grammar points, reading paragraphs" },
          { part: "Sessions 21–27", text: "the last 400 words, 21 grammar points, writing sentences" },
          { part: "Sessions 28–30", text: "three mock tests, each discussed in class" },
        ],
        schedule: "Monday, Wednesday and Friday, 8–10 pm Beijing time",
        material: ["HSK 4 textbook, volumes 1 and 2", "Word book with all 1,200 words", "Three mock tests"],
      },
      {
        level: 5,
        words: 2500,
        grammarPoints: 32,
        sessions: 30,
        goal: "Know 2,500 words and 32 grammar points, read the news, watch Chinese movies, and be ready for HSK 5.",
        requirements: "HSK 4 passed, or about 1,200 words.",
        duration: "30 sessions of 2 hours each.",
        plan: [
          {
            part: "Sessions 1–10",
            text: "450 new words, 12 grammar points, listening to longer conversations",
          },
          { part: "Sessions 11–20", text: "450 new words, 12 grammar points, speed reading" },
          { part: "Sessions 21–27", text: "400 new words, 8 grammar points, writing paragraphs" },
          { part: "Sessions 28–30", text: "three mock tests, each discussed in class" },
        ],
        schedule: "Monday, Wednesday and Friday, 8–10 pm Beijing time",
        material: ["HSK 5 textbook, volumes 1 and 2", "Word book with all 2,500 words", "Three mock tests"],
      },
    ],
  },
};
