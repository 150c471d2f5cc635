import type { Role } from "./roles";

/**
 * Every screen of the desk: the one place where its addresses stand. Routing serves exactly these, the navigation and the tests walk them. What a screen shows it asks for by calls, which check the role themselves.
 */
export type DeskScreen = {
  path: `/desk${string}`;
  /** The page below app/desk/[lang], where it is not the path: one page for all ids, which only the browser reads. */
  page?: `/${string}`;
  /** Who has a use for it; undefined for those who are not signed in. */
  roles?: readonly Role[];
  /** Stands in the navigation, in this order. */
  inNavigation?: true;
};

const everyone = ["owner", "editor", "adviser"] as const;

export const deskScreens = {
  start: { path: "/desk", roles: everyone, inNavigation: true },
  leads: { path: "/desk/leads", roles: ["owner", "adviser"], inNavigation: true },
  trials: { path: "/desk/trials", roles: ["owner", "adviser"], inNavigation: true },
  accounts: { path: "/desk/accounts", roles: ["owner", "adviser"], inNavigation: true },
  person: { path: "/desk/accounts/{id}", page: "/accounts/one", roles: ["owner", "adviser"] },
  seats: { path: "/desk/classes", roles: ["owner", "adviser"], inNavigation: true },
  seatsOf: { path: "/desk/classes/{id}", page: "/classes/one", roles: ["owner", "adviser"] },
  content: { path: "/desk/content", roles: ["owner", "editor"], inNavigation: true },
  record: { path: "/desk/content/record", roles: ["owner", "editor"] },
  links: { path: "/desk/links", roles: everyone, inNavigation: true },
  seasons: { path: "/desk/seasons", roles: ["owner", "editor"], inNavigation: true },
  notices: { path: "/desk/notices", roles: ["owner"], inNavigation: true },
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

/** The screen that a path names exactly. */
export function matchScreen(path: string): { name: DeskScreenName; screen: DeskScreen } | undefined {
  return matchers.find(({ pattern }) => pattern.test(path));
}

/** Whether a path is the desk's, be there a screen or not. */
export const isDesk = (path: string) => path === "/desk" || path.startsWith("/desk/");
