import type * as Passwords from "../../lib/provider/accounts/passwords";

let work: (() => Promise<unknown>) | undefined;

/** Has something happen, once, while a password is compared: right after it was found to fit or not. */
export function whileComparing(happens: () => Promise<unknown>): void {
  work = happens;
}

/** lib/provider/accounts/passwords, for `jest.mock`, so that something can happen there. */
export function watchedPasswords(): typeof Passwords {
  const own = jest.requireActual<typeof Passwords>("../../lib/provider/accounts/passwords");
  const checkPassword: typeof own.checkPassword = async (...asked) => {
    const checked = await own.checkPassword(...asked);
    const happens = work;
    work = undefined;
    await happens?.();
    return checked;
  };
  const passwordFits: typeof own.passwordFits = async (...asked) => (await checkPassword(...asked)).fits;
  return { ...own, checkPassword, passwordFits };
}
