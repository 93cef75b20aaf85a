/** Downloads a text as a file. */
const URL_LIFETIME_MS = 30_000;
/** Byte order mark, without which spreadsheets guess another encoding. */
const BYTE_ORDER = '\uFEFF';

export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser may still be reading the blob.
  setTimeout(() => URL.revokeObjectURL(address), URL_LIFETIME_MS);
}

export function saveCsv(name: string, table: string): void {
  saveFile(name, BYTE_ORDER + table, 'text/csv;charset=utf-8');
}
