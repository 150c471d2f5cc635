/** How long the address of a blob stays valid: browsers read the blob after the download was started. */
const blobAddressMs = 60_000;

/** Downloads an address through the browser, with a file name. */
export function triggerDownload(href: string, name: string): void {
  const link = Object.assign(document.createElement("a"), { href, download: name });
  document.body.append(link);
  link.click();
  link.remove();
}

/** Saves data that the page has as a file. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  triggerDownload(url, name);
  setTimeout(() => URL.revokeObjectURL(url), blobAddressMs);
}
