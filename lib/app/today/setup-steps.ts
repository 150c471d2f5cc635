/* The first steps of a new site, in the order of the list on the desk's start screen. */

type SetupStep = {
  /** Whether a site needs it before it is opened to the public. */
  isEssential?: true;
  /** Whether staff can mark it as done, because data cannot show it or because the present state is meant to stay. */
  canMark?: true;
};

const steps = {
  school: { isEssential: true },
  timeZone: { isEssential: true },
  languages: { canMark: true },
  brand: { canMark: true },
  teacher: { isEssential: true },
  class: { isEssential: true },
  home: { isEssential: true, canMark: true },
  legal: { isEssential: true, canMark: true },
  seasons: { canMark: true },
  address: { isEssential: true },
  mail: {},
} satisfies Record<string, SetupStep>;

export type SetupStepName = keyof typeof steps;

export const setupSteps: Readonly<Record<SetupStepName, SetupStep>> = steps;
export const setupStepNames = Object.keys(steps) as [SetupStepName, ...SetupStepName[]];

export const markableSteps = setupStepNames.filter((name) => setupSteps[name].canMark) as [
  SetupStepName,
  ...SetupStepName[],
];

/** A stored mark: of a step that is done, or of the hidden list. */
export type SetupMark = SetupStepName | "hidden";
