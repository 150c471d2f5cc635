import { triggerDownload } from "../download/save-file";
import type { DeskCallName, DeskInput } from "./contract";

/**
 * Downloads the file of a desk call. Uses POST as every call, so that a link on another site cannot trigger it.
 * @returns whether the download succeeded.
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
    triggerDownload(url, name);
    // Browsers read the file after this function returns, so the URL is revoked later.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
    return true;
  } catch {
    return false;
  }
}
