import type { TitledText } from "./season";

/** Texts of the campaign's pages that do not belong to a season. `{name}` is a placeholder. */
export type CampaignWords = {
  /** Metadata of each page. */
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
  /** Replacements after the vouchers have ended. */
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
    /** Label of the list of country codes. */
    countries: string;
    /** Shown if no country matches the input. */
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
    /** Fixed by the specification (spec section 5). */
    required: string;
    emailFormat: string;
    /** Appended to these messages: which field, and what to enter. */
    help: { name: string; number: string; email: string; emailFormat: string; interest: string };
    numberFormat: string;
    gpaFormat: string;
    /** Shown if there was no response, instead of the browser's technical message. */
    offline: string;
    /** `{phone}`: the number that was checked before. */
    notEnrolled: string;
    noScript: string;
    /** Followed by a link to the privacy policy. */
    agree: string;
    agreeRequired: string;
    /** Shown above the form if this device already has an enrolment. */
    another: string;
  };
  enrolled: {
    title: string;
    code: string;
    copy: string;
    copied: string;
    /** Shown if copying failed: how to copy by hand. */
    notCopied: string;
    /** Shown if this browser does not have the code: how to request it or, with an external provider, that this is impossible. */
    again: { lead: string; show: string };
    noCode: string;
    /** Beside the code: whether this device has stored it. */
    kept: string;
    notKept: string;
    coupons: string;
    /** `{date}`. */
    validUntil: string;
    expired: string;
    toHome: string;
  };
  /** Shown instead of the enrolled page: to international visitors, and if the browser stores nothing. */
  success: { title: string };
  hsk: {
    /** Labels of the hero's figures. */
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
