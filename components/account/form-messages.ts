/** Messages that the account forms share, for ClientMessages. */
export const formMessages = [
  "account.email",
  "account.emailRequired",
  "account.emailFormat",
  "account.password",
  "account.passwordHint",
  "account.passwordRequired",
  "account.passwordShort",
  "account.showPassword",
  "account.nickname",
  "account.nicknameRequired",
  "account.failed",
] as const;
