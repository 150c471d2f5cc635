import type { Region } from "./region";

/*
 * A season of the campaign as data: what a marketer changes from one season to the next. One file per region
 * under `regions/`, checked by content.test.ts; the words around it, which stay, are under `words/`.
 */

export type Speaker = {
  name: string;
  /** In a few words, for the name tag. */
  role: string;
  /** Site-relative picture. */
  img: string;
  /** One line each. */
  details: string[];
};

/** A talk of the season (spec section 3, Session item). */
export type Session = {
  title: string;
  subTitle: string;
  subDesc: string;
  /** Cover, site-relative. */
  img: string;
  /** The character that marks it on the timeline. */
  imgLine: string;
  speakers: Speaker[];
  /** Where it is watched after its end. */
  recording: string;
} & (
  | {
      /** Day in the region, as YYYY-MM-DD: one of the season's `dates`. */
      date: string;
      /** Where it is joined. */
      link: string;
    }
  | { date?: undefined }
);

/** A voucher or coupon: what it is for, and what it is worth as the region writes money. */
export type Voucher = { name: string; value: string; note?: string };

export type TitledText = { title: string; text: string };

export type HskTeacher = { name: string; role: string; img: string; points: [string, string, string] };

/** A syllabus (spec section 2): each row of its table is a text or a list. */
export type Syllabus = {
  level: 4 | 5;
  words: number;
  grammarPoints: number;
  sessions: number;
  goal: string;
  requirements: string;
  duration: string;
  plan: { part: string; text: string }[];
  schedule: string;
  material: string[];
};

export type HskCourse = {
  title: string;
  lead: string;
  advantages: [TitledText, TitledText, TitledText, TitledText];
  teachers: [HskTeacher, HskTeacher];
  audiences: [TitledText, TitledText, TitledText];
  features: [TitledText, TitledText, TitledText];
  syllabuses: [Syllabus, Syllabus];
};

export type Season = {
  region: Region;
  /** What the season is called. */
  name: string;
  /** What the region's dates are counted in, and how readers call it. China and the regions keep no summer time. */
  zone: { id: string; offset: `${"+" | "-"}${number}:${number}`; name: string };
  dateFormat: "YYYY/MM/DD" | "DD MMM YYYY" | "MMMM D, YYYY";
  /** Start of every talk, as HH:MM in the region, and its length in minutes. */
  eventTime: string;
  eventMinutes: number;
  /** Days with a talk, as YYYY-MM-DD in the region, in order; none where the talks are recorded only. */
  dates: string[];
  title: string;
  lead: string;
  /** Wide picture of the hero, site-relative. */
  art: string;
  /** In the hero, with their name tags. */
  speakers: Speaker[];
  sessions: Session[];
  /** On the home page: for the service, for the HSK course. */
  vouchers: [Voucher, Voucher];
  /** After enrolment: for the service, for the HSK course. */
  coupons: [Voucher, Voucher];
  /** Last day of the coupons, as YYYY-MM-DD in the region. */
  couponExpiry: string;
  /** Both coupons together, on the prize button. */
  prizeWorth: string;
  /** Where a voucher is activated: a chat group, or an address to write to. */
  group: { name: string; link: string };
  hskBlock: { title: string; lead: string; rules: string[] };
  hsk: HskCourse;
};
