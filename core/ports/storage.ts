/**
 * Small values by key, kept across visits. Every function may throw (blocked, full): callers start anyway and report
 * the fault.
 */
export interface KeyValueStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  keys(): readonly string[];
}
