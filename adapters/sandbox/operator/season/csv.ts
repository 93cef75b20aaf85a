/**
 * Parses comma-separated text, one record a line: quoted fields, doubled quotes, LF, CRLF or CR line ends, an optional
 * byte order mark.
 */
export interface CsvRecord {
  /** 1-based line of the text. */
  readonly line: number;
  /** Trimmed. On a problem, the fields up to it. */
  readonly fields: readonly string[];
  /** The problem with the last field. */
  readonly problem?: string;
}

const FIELD = /"((?:[^"\r\n]|"")*)"|([^",\r\n]*)/y;
const LINE_END = /\r\n|\n|\r/;

/** Every line as a record, blank lines included (one empty field). */
export function readCsv(text: string): readonly CsvRecord[] {
  const lines = (text.startsWith('\ufeff') ? text.slice(1) : text).split(LINE_END);
  return lines.map((line, index) => ({ line: index + 1, ...readLine(line) }));
}

function readLine(text: string): Omit<CsvRecord, 'line'> {
  const fields: string[] = [];
  let at = 0;
  for (;;) {
    FIELD.lastIndex = at;
    const [whole = '', quoted, plain = ''] = FIELD.exec(text) ?? [];
    at += whole.length;
    fields.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (at === text.length) return { fields };
    if (text[at] !== ',') {
      const problem =
        quoted === undefined ? 'a quote inside the field, or one that is not closed' : 'text after a closing quote';
      return { fields, problem };
    }
    at += 1;
  }
}
