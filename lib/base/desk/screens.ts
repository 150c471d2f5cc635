import type { Role } from "./roles";

/**
 * All screens of the desk with their addresses. Routing, navigation and tests use this table. Screens load data by
 * calls, which check the role themselves.
 */
export type DeskScreen = {
  path: `/desk${string}`;
  /**
   * The page below app/desk/[lang], if it differs from the path: one static page serves all ids, which only the
   * browser reads.
   */
  page?: `/${string}`;
  /** Roles that use it; undefined for screens before login. */
  roles?: readonly Role[];
  /** Listed in the navigation, in table order. */
  inNavigation?: true;
};

const everyone = ["owner", "editor", "adviser", "accountant"] as const;
const lessonStaff = ["owner", "editor", "adviser"] as const;
const paymentStaff = ["owner", "adviser", "accountant"] as const;

export const deskScreens = {
  today: { path: "/desk", roles: lessonStaff, inNavigation: true },
  timetable: { path: "/desk/timetable", roles: lessonStaff, inNavigation: true },
  leads: { path: "/desk/leads", roles: ["owner", "adviser"], inNavigation: true },
  trials: { path: "/desk/trials", roles: ["owner", "adviser"], inNavigation: true },
  people: { path: "/desk/people", roles: ["owner", "adviser"], inNavigation: true },
  newFamily: { path: "/desk/people/new", roles: ["owner", "adviser"] },
  importPeople: { path: "/desk/people/import", roles: ["owner", "editor"] },
  person: { path: "/desk/people/{id}", page: "/people/one", roles: ["owner", "adviser"] },
  payments: { path: "/desk/payments", roles: ["owner", "accountant"], inNavigation: true },
  familyPayments: { path: "/desk/payments/{id}", page: "/payments/family", roles: paymentStaff },
  pointStatement: { path: "/desk/payments/points/{id}", page: "/payments/points", roles: paymentStaff },
  receipt: { path: "/desk/payments/receipt/{id}", page: "/payments/receipt", roles: paymentStaff },
  classes: { path: "/desk/classes", roles: ["owner", "adviser"], inNavigation: true },
  class: { path: "/desk/classes/{id}", page: "/classes/one", roles: ["owner", "adviser"] },
  illness: { path: "/desk/illness", roles: ["owner", "adviser"], inNavigation: true },
  calendar: { path: "/desk/calendar", roles: lessonStaff, inNavigation: true },
  hours: { path: "/desk/hours", roles: ["owner", "accountant"], inNavigation: true },
  messages: { path: "/desk/messages", roles: ["owner", "adviser"], inNavigation: true },
  recordings: { path: "/desk/recordings", roles: lessonStaff },
  content: { path: "/desk/content", roles: ["owner", "editor"], inNavigation: true },
  record: { path: "/desk/content/record", roles: ["owner", "editor"] },
  links: { path: "/desk/links", roles: lessonStaff, inNavigation: true },
  campaign: { path: "/desk/campaign", roles: ["owner", "editor"], inNavigation: true },
  notifications: { path: "/desk/notifications", roles: ["owner"], inNavigation: true },
  staff: { path: "/desk/staff", roles: ["owner"], inNavigation: true },
  account: { path: "/desk/account", roles: everyone },
  login: { path: "/desk/login" },
  invitation: { path: "/desk/invitation" },
} as const satisfies Record<string, DeskScreen>;

export type DeskScreenName = keyof typeof deskScreens;

const matchers = (Object.entries(deskScreens) as [DeskScreenName, DeskScreen][]).map(([name, screen]) => ({
  name,
  screen,
  pattern: new RegExp(`^${screen.path.replaceAll("{id}", "[1-9][0-9]{0,9}")}$`),
}));

/** Finds the screen of an exact path. */
export function matchScreen(path: string): { name: DeskScreenName; screen: DeskScreen } | undefined {
  return matchers.find(({ pattern }) => pattern.test(path));
}

/** Whether a path belongs to the desk, even without a screen. */
export const isDesk = (path: string) => path === "/desk" || path.startsWith("/desk/");
