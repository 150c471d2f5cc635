import { pressLink } from "../download/press-link";
import type { DeskCallName, DeskInput } from "./contract";

/**
 * Fetches the file that a call of the desk answers with, and hands it to whoever sits there. It is asked for as every
 * call is, by POST: no link that another site could put up leads to it.
 * @returns whether it came whole.
 */
export async function fetchDeskFile<Name extends DeskCallName>(
  call: Name,
  input: DeskInput<Name>,
  name: string,
): Promise<boolean> {
  try {
    const response = await fetch(`/api/desk/${call}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Accept-Language": document.documentElement.lang },
      body: JSON.stringify(input),
    });
    if (!response.ok) return false;
    const url = URL.createObjectURL(await response.blob());
    pressLink(url, name);
    // Browsers read the file only after this function has returned.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
    return true;
  } catch {
    return false;
  }
}
