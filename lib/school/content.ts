import { defineContentType, type RecordFields } from "../content/type";
import * as rule from "../content/rules";

/** Figures that texts mention. */
const figure = rule.number({ least: 0, most: 100_000_000 });

/** The single record of facts about the school; `content/school.yaml` documents each. */
export const schoolContent = defineContentType({
  fields: {
    name: rule.texts({ most: 40, plain: true }),
    hanName: rule.text({ most: 20, plain: true, optional: true }),
    legalName: rule.texts({ most: 120, plain: true }),
    founded: rule.number({ least: 1800, most: 2100 }),
    phone: rule.phone,
    email: rule.email,
    offices: rule.offices,
    filingNumber: rule.text({ most: 60, optional: true }),
    filingUrl: rule.webAddress({ optional: true }),
    wechat: rule.webAddress(),
    instagram: rule.webAddress({ optional: true }),
    tiktok: rule.webAddress({ optional: true }),
    facebook: rule.webAddress({ optional: true }),
    zalo: rule.webAddress({ optional: true }),
    whatsapp: rule.webAddress({ optional: true }),
    videoChannel: rule.webAddress(),
    speedTest: rule.webAddress(),
    teachers: figure,
    partnerUniversities: figure,
    studentsInCourses: figure,
    studentsWithFreeClasses: figure,
    enrolled: figure,
    trialValue: figure,
    vietnamLegalName: rule.text({ most: 120, plain: true }),
    vietnamAddress: rule.text({ most: 300, plain: true }),
    vietnamTaxCode: rule.text({ most: 40, plain: true }),
    vietnamPhone: rule.phone,
    vietnamEmail: rule.email,
  },
  titleField: "name",
  maxRecords: 1,
  isFixed: true,
  check: {
    isValid: ({ filingNumber, filingUrl }) => !filingNumber || Boolean(filingUrl),
    path: "filingUrl",
    problem: "required",
  },
});

/** Partner universities. */
export const partnerContent = defineContentType({
  fields: {
    name: rule.text({ most: 120 }),
    link: rule.optionalAddress,
    content: rule.picture("5:2"),
  },
  titleField: "name",
  maxRecords: 200,
});

export type SchoolFields = RecordFields<typeof schoolContent>;
export type PartnerFields = RecordFields<typeof partnerContent>;
