import { deskRefusal } from "../../base/desk/refusals";
import { isGuessable } from "../identity/guessable-password";
import type { DeskContext } from "./context";

/** Refuses a password that is easy to guess. @throws ProviderError guessablePassword at the field `password`. */
export async function requireStrongPassword(
  password: string,
  email: string,
  { language }: DeskContext,
): Promise<void> {
  if (await isGuessable(password, email)) throw deskRefusal("guessablePassword", language, "password");
}
