import { pressLink } from "./press-link";

/**
 * Downloads the file at an address of another site under a name of ours. Browsers let a page name only files of
 * its own site, so it is fetched first, where that site allows it (CORS); where not, the browser downloads it
 * by itself under the name that site gives it.
 * @param onProgress share that is there, 0 to 100, where the site tells the length
 * @returns whether the download began; false when the file is not there or the connection broke
 */
export async function saveFile(
  address: string,
  name: string,
  onProgress: (percent: number) => void,
): Promise<boolean> {
  let response: Response;
  try {
    response = await fetch(address, { credentials: "omit" });
  } catch {
    pressLink(address, name);
    return true;
  }
  if (!response.ok) return false;
  // HTML is a page about the app, not the app: it is opened, not saved.
  if (response.headers.get("content-type")?.startsWith("text/html")) {
    location.assign(address);
    return true;
  }
  try {
    const url = URL.createObjectURL(await readWithProgress(response, onProgress));
    pressLink(url, name);
    // Browsers read the file only after this function has returned.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
    return true;
  } catch {
    return false;
  }
}

function readWithProgress(response: Response, onProgress: (percent: number) => void): Promise<Blob> {
  const length = Number(response.headers.get("content-length"));
  if (!response.body || !length) return response.blob();
  let read = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      read += chunk.length;
      onProgress(Math.min(100, Math.floor((100 * read) / length)));
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counter), { headers: response.headers }).blob();
}
