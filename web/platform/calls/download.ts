/** Puts a file into the browser's downloads. */
export function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
