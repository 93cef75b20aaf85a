/** Small values by key, kept over visits. Every function may throw (blocked, full): callers boot anyway and tell. */
export interface KeyValueStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  keys(): readonly string[];
}
