import type { TitledText } from "../season";

/** Every word of the campaign's pages that is not a season's. `{name}` is filled in where the text is shown. */
export type CampaignWords = {
  /** Head of each page. */
  meta: Record<"home" | "enroll" | "enrolled" | "hsk", { title: string; description: string }>;
  frame: {
    skip: string;
    toSite: string;
    regions: string;
    privacy: string;
    contact: string;
    close: string;
    newWindow: string;
  };
  /** While no voucher of the season holds any more: in place of what promises them. */
  over: {
    meta: Record<"home" | "enroll", { title: string; description: string }>;
    vouchers: { title: string; lead: string; get: string };
    form: { lead: string };
    prize: string;
  };
  /** `{count}`. */
  enrolledCount: string;
  register: string;
  back: string;
  speakers: string;
  clock: {
    title: string;
    /** `{time}` and `{zone}`. */
    every: string;
    /** `{date}`. */
    next: string;
    live: string;
    joinLive: string;
    ended: string;
    /** `{count}`. */
    endedText: string;
    watch: string;
    /** `{time}`, `{zone}`. */
    own: string;
    left: string;
    units: { days: string; hours: string; minutes: string; seconds: string };
  };
  vouchers: { title: string; get: string };
  sessions: {
    title: string;
    join: string;
    joinLive: string;
    live: string;
    calendar: string;
    recording: string;
    /** `{minutes}`. */
    length: string;
    speakers: string;
  };
  hskBlock: { rules: string; button: string };
  prize: {
    /** `{worth}`. */
    button: string;
    title: string;
    text: string;
    confirm: string;
    toForm: string;
  };
  form: {
    title: string;
    lead: string;
    name: string;
    phone: string;
    code: string;
    number: string;
    numberHint: string;
    /** Of the list that the country code is found in. */
    countries: string;
    /** Instead of the list of countries, where none fits what was typed. */
    noCountry: string;
    email: string;
    interest: string;
    interests: { 1: string; 2: string; 3: string };
    more: string;
    optional: string;
    gpa: string;
    gpaHint: string;
    city: string;
    university: string;
    major: string;
    submit: string;
    sending: string;
    /** The spec's own words, to the letter (spec section 5). */
    required: string;
    emailFormat: string;
    /** Behind these: which field, and what to enter. */
    help: { name: string; number: string; email: string; emailFormat: string; interest: string };
    numberFormat: string;
    gpaFormat: string;
    /** When no answer came: the browser's own reason would be in its language and about fetching. */
    offline: string;
    /** `{phone}`: the number that was asked about before. */
    notEnrolled: string;
    noScript: string;
    agree: string;
    /** Above the form, for somebody who has enrolled on this device. */
    another: string;
  };
  enrolled: {
    title: string;
    code: string;
    copy: string;
    copied: string;
    /** Where a browser copies nothing: how to do it by hand. */
    notCopied: string;
    /** Where this browser does not know the code: how to see it again; or, with another provider, that one cannot. */
    again: { lead: string; show: string };
    noCode: string;
    /** Beside the code: that this device keeps it, or that the browser stores nothing and so no other page will show it. */
    kept: string;
    notKept: string;
    coupons: string;
    /** `{date}`. */
    validUntil: string;
    expired: string;
    toHome: string;
  };
  /** Shown in place of the enrolled page: to international visitors, and where a browser stores nothing. */
  success: { title: string };
  hsk: {
    /** Labels under the hero's figures. */
    words: string;
    grammarPoints: string;
    sessions: string;
    advantages: string;
    teachers: string;
    audiences: string;
    features: string;
    syllabuses: string;
    goal: string;
    requirements: string;
    duration: string;
    plan: string;
    schedule: string;
    material: string;
    /** `{level}`. */
    caption: string;
  };
  error: TitledText & { retry: string };
};
