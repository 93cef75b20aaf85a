/** Exports what a list shows as a file: the core loads it page by page, then this saves it, once. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../text.ts';
import { saveCsv } from './save-file.ts';

/** The export as the core reports it; `ask` names one export. */
interface Exported {
  readonly ask: string;
  readonly status: 'loading' | 'ready' | 'failed';
}

interface File {
  readonly name: string;
  readonly text: string;
  /** Rows, for the message. */
  readonly count: number;
  /** Whether there is more than the file holds. */
  readonly isCut: boolean;
}

interface Props {
  readonly exported: Exported | null;
  /** The file of a ready export; null for any other. */
  readonly fileOf: () => File | null;
  /** Texts of the button and the messages. */
  readonly keys: Readonly<Record<'start' | 'gathering' | 'failed' | 'saved' | 'cut', string>>;
  readonly onStart: () => void;
  /** Called once the file is saved. */
  readonly onSaved: () => void;
}

/** Bidi marks, which only pages need. */
const MARKS = /[\u2066-\u2069\u200E\u200F]/g;

/** A text for a cell of a file. */
export function plainText(text: string): string {
  return text.replace(MARKS, '');
}

export function CsvExport({ exported, fileOf, keys, onStart, onSaved }: Props): ReactNode {
  const t = useText();
  const [saved, setSaved] = useState<File | null>(null);
  const taken = useRef('');
  useEffect(() => {
    if (exported?.status !== 'ready' || taken.current === exported.ask) return;
    const file = fileOf();
    if (file === null) return;
    taken.current = exported.ask;
    saveCsv(file.name, file.text);
    setSaved(file);
    onSaved();
  }, [exported, fileOf, onSaved]);
  const isLoading = exported?.status === 'loading';
  const start = (): void => {
    setSaved(null);
    if (!isLoading) onStart();
  };
  return (
    <div className="history-export">
      <button type="button" className="button is-small is-outline" aria-disabled={isLoading} onClick={start}>
        {t(isLoading ? keys.gathering : keys.start)}
      </button>
      <p className="office-note" role="status">
        {exported?.status === 'failed'
          ? t(keys.failed)
          : saved === null
            ? ''
            : `${t(keys.saved, { count: saved.count, name: saved.name })}${saved.isCut ? ` ${t(keys.cut)}` : ''}`}
      </p>
    </div>
  );
}
