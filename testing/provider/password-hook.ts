import type * as Passwords from "../../lib/subjects/identity/passwords";

let pendingAction: (() => Promise<unknown>) | undefined;

/** Runs an action once, right after the next password check and before its result is returned. */
export function afterNextPasswordCheck(action: () => Promise<unknown>): void {
  pendingAction = action;
}

/** Wraps lib/subjects/identity/passwords for `jest.mock`, so that `afterNextPasswordCheck` works. */
export function createHookedPasswords(): typeof Passwords {
  const original = jest.requireActual<typeof Passwords>("../../lib/subjects/identity/passwords");
  const checkPassword: typeof original.checkPassword = async (...args) => {
    const result = await original.checkPassword(...args);
    const action = pendingAction;
    pendingAction = undefined;
    await action?.();
    return result;
  };
  const passwordFits: typeof original.passwordFits = async (...args) => (await checkPassword(...args)).fits;
  return { ...original, checkPassword, passwordFits };
}
