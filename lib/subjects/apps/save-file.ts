import { saveBlob, triggerDownload } from "../../base/links/download";

/**
 * Downloads a file of another site under a chosen name. Browsers let a page name only files of its own origin, so the
 * file is fetched first if CORS allows it. Otherwise the browser downloads it under the other site's name.
 * @param onProgress receives the downloaded share, 0 to 100, if the length is known
 * @returns whether the download started; false if the file is missing or the connection failed
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
    triggerDownload(address, name);
    return true;
  }
  if (!response.ok) return false;
  // HTML is a page about the app, so it is opened instead of saved.
  if (response.headers.get("content-type")?.startsWith("text/html")) {
    location.assign(address);
    return true;
  }
  try {
    saveBlob(await readWithProgress(response, onProgress), name);
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
