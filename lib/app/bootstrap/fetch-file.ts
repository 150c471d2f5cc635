import { saveBlob } from "../../base/links/download";
import { credentialsOf, isForOtherAccount } from "../../engines/calls/browser/call";
import { reloadForAccount } from "../../base/session/page-account";
import type { CallInput, FileKey } from "./call-types";

/**
 * Downloads the file of a call. Uses POST as every such call, so that a link on another site cannot trigger it.
 * @returns whether the download succeeded.
 */
export async function fetchFile<Key extends FileKey>(
  key: Key,
  input: CallInput<Key>,
  fileName: string,
): Promise<boolean> {
  try {
    const { token, headers } = credentialsOf(key);
    const response = await fetch(`/api/${key}`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Accept-Language": document.documentElement.lang,
        ...(token && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: JSON.stringify(input),
    });
    if (!response.ok) {
      if (isForOtherAccount(await response.json())) reloadForAccount();
      return false;
    }
    saveBlob(await response.blob(), fileName);
    return true;
  } catch {
    return false;
  }
}
