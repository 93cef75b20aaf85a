/** Messages of a host to those who run it: text for a person, or lines of JSON for a collector [OPS-4]. */
import { pino } from 'pino';

/** Facts of an event. Nothing here may name a player: no address, header, cookie or body. */
export type LogFields = Readonly<Record<string, string | number | boolean>>;

export interface Log {
  readonly info: (message: string, fields?: LogFields) => void;
  readonly warn: (message: string, fields?: LogFields) => void;
  readonly error: (fault: unknown, fields?: LogFields) => void;
}

export const LOG_FORMATS = ['text', 'json'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

/** Where messages go as text. */
type TextOutput = Pick<typeof console, 'log' | 'warn' | 'error'>;

function createTextLog({ log, warn, error }: TextOutput): Log {
  const withFields = (message: string, fields: LogFields = {}): string =>
    [message, ...Object.entries(fields).map(([name, value]) => `${name}=${String(value)}`)].join(' ');
  return {
    info: (message, fields) => log(withFields(message, fields)),
    warn: (message, fields) => warn(withFields(message, fields)),
    error: (fault, fields) => (fields === undefined ? error(fault) : error(withFields('', fields).trim(), fault)),
  };
}

function createJsonLog(write: (line: string) => void): Log {
  const logger = pino(
    { base: null, formatters: { level: (level) => ({ level }) }, timestamp: pino.stdTimeFunctions.isoTime },
    { write },
  );
  return {
    info: (message, fields = {}) => logger.info(fields, message),
    warn: (message, fields = {}) => logger.warn(fields, message),
    error: (fault, fields = {}) => {
      const err = fault instanceof Error ? fault : new Error(String(fault));
      logger.error({ ...fields, err }, err.message);
    },
  };
}

/** `write` receives lines of JSON, each with its line break. */
export function createLog(
  format: LogFormat,
  write: (line: string) => void = (line) => void process.stdout.write(line),
  output: TextOutput = console,
): Log {
  return format === 'json' ? createJsonLog(write) : createTextLog(output);
}
