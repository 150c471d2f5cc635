import * as z from "zod/mini";
import { serverNow } from "../../base/clock/server-clock";
import { defineContentType, type RecordFields } from "../../engines/content/type";
import * as rule from "../../engines/content/rules";
import { paths } from "../../base/paths";
import { darkestLightSurface, palette } from "./brand";

/** Figures that texts mention. */
const figure = rule.optionalNumber({ least: 1, most: 100_000_000 });

/** Lets a record omit a field whose value is then "no such fact". */
const optional = <Field extends { schema: z.core.$ZodType }>(
  field: Field,
  none: z.output<Field["schema"]>,
) => ({ ...field, schema: z._default(field.schema, none as never) as unknown as Field["schema"] });

const optionalText = (most: number, plain = true) => optional(rule.text({ most, plain, optional: true }), "");
const optionalTexts = (most: number) => optional(rule.texts({ most, plain: true, optional: true }), {});
const optionalAddress = optional(rule.webAddress({ optional: true }), "");
const optionalPhone = optional(rule.optionalPhone, "");
const optionalEmail = optional(rule.optionalEmail, "");

/**
 * The single record of facts about the school; `content/school.yaml` documents each. Only the name and one contact are
 * required. A fact that is not given is "", {}, [] or null, and removes the sentences that state it.
 */
export const schoolContent = defineContentType({
  fields: {
    name: rule.texts({ most: 40, plain: true }),
    hanName: optionalText(20),
    phone: optionalPhone,
    email: optionalEmail,
    wechat: optionalAddress,
    zalo: optionalAddress,
    whatsapp: optionalAddress,
    legalName: optionalTexts(120),
    founded: rule.optionalNumber({ least: 1800, most: 2100 }),
    offices: optional(rule.offices, []),
    city: optionalTexts(60),
    places: optionalTexts(120),
    companies: optionalTexts(200),
    nameText: optionalTexts(120),
    officesText: optionalTexts(300),
    timeZone: rule.optionalTimeZone,
    payment: optionalTexts(200),
    charges: optional(rule.charges, []),
    singleLessons: optional(rule.flag, false),
    noExcuses: optional(rule.flag, false),
    attendanceDays: optional(rule.optionalNumber({ least: 1, most: 60 }), null),
    graceDays: optional(rule.optionalNumber({ least: 0, most: 365 }), null),
    lateCancelHours: optional(rule.optionalNumber({ least: 1, most: 168 }), null),
    filingNumber: optionalText(60, false),
    filingUrl: optionalAddress,
    instagram: optionalAddress,
    tiktok: optionalAddress,
    facebook: optionalAddress,
    videoChannel: optionalAddress,
    speedTest: optionalAddress,
    teachers: figure,
    partnerUniversities: figure,
    studentsInCourses: figure,
    studentsWithFreeClasses: figure,
    enrolled: figure,
    trialValue: figure,
    trialMinutes: figure,
    answerDays: optional(rule.optionalNumber({ least: 1, most: 30 }), null),
    freeClassDays: rule.weekdays,
    freeClassTime: rule.optionalTime,
    vietnamLegalName: optionalText(120),
    vietnamAddress: optionalText(300),
    vietnamTaxCode: optionalText(40),
    vietnamPhone: optionalPhone,
    vietnamEmail: optionalEmail,
    languages: rule.offeredLanguages,
    logo: rule.optionalPicture("1:1"),
    mainColor: rule.color({ surface: darkestLightSurface, standard: palette.cinnabar }),
    secondColor: rule.color({ surface: darkestLightSurface, standard: palette.jade }),
    sharePicture: rule.optionalPicture("40:21"),
  },
  titleField: "name",
  fillsPages: true,
  // The names of the school and its company are the same in every language with Latin letters.
  isTranslated: false,
  maxRecords: 1,
  isSingle: true,
  pages: () => [paths.home, paths.aboutUs, paths.help, paths.privacy, paths.userAgreement],
  isFixed: true,
  isWarned: true,
  rules: (facts, addIssue) => {
    const { phone, email, wechat, zalo, whatsapp, founded, filingNumber, filingUrl } = facts;
    if (!(phone || email || wechat || zalo || whatsapp)) addIssue(["email"], "noContact");
    if (founded !== null && founded > new Date(serverNow()).getFullYear()) addIssue(["founded"], "future");
    if (filingNumber && !filingUrl) addIssue(["filingUrl"], "required");
    const { freeClassDays: days, freeClassTime: time } = facts;
    if (days.length > 0 && !time) addIssue(["freeClassTime"], "required");
    if (time && days.length === 0) addIssue(["freeClassDays"], "required");
  },
});

/** Partner universities. */
export const partnerContent = defineContentType({
  fields: {
    name: rule.text({ most: 120 }),
    names: optional(rule.texts({ most: 120, optional: true, anyLanguage: true }), {}),
    link: rule.optionalAddress,
    content: rule.picture("5:2"),
  },
  titleField: "name",
  maxRecords: 200,
  pages: () => [paths.home],
});

export type SchoolFields = RecordFields<typeof schoolContent>;
export type PartnerFields = RecordFields<typeof partnerContent>;

export const schoolTypes = { partner: partnerContent, school: schoolContent };
