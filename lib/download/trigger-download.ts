/** Downloads an address through the browser, with a file name. */
export function triggerDownload(href: string, name: string): void {
  const link = Object.assign(document.createElement("a"), { href, download: name });
  document.body.append(link);
  link.click();
  link.remove();
}
