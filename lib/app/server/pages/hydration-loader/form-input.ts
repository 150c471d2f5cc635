import { choiceNames } from "../../../../subjects/series/choice-names";

export const queryAll = <Kind extends Element>(selector: string) => [
  ...document.querySelectorAll<Kind>(selector),
];

/**
 * Whether any form control differs from its default. The first option of a select is skipped, since browsers select it by
 * themselves if there is no default.
 */
export const hasInput = () =>
  queryAll<HTMLInputElement>("input,textarea").some(
    (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
  ) ||
  queryAll<HTMLOptionElement>("option").some(
    ({ index, selected, defaultSelected }) => index && selected !== defaultSelected,
  );

/**
 * Whether a form page needs its script immediately: to save the campaign parameters of its address, or to restore a saved form
 * or phone number (lib/subjects/campaign/storage.ts).
 */
export function needsScriptNow() {
  try {
    if ([...new URLSearchParams(location.search).keys()].some((name) => name !== "locale")) return true;
    // eslint-disable-next-line no-restricted-globals -- inside try; the storage module is larger than this whole script
    return Object.keys(sessionStorage).some((key) => /:(?:form|asked_phone)\b/.test(key));
  } catch {
    return false;
  }
}

/** Whether the address contains a choice of classes, which only a script applies to the list. */
export const hasChoiceOfClasses = () => {
  const query = new URLSearchParams(location.search);
  return choiceNames.some((name) => query.has(name));
};
