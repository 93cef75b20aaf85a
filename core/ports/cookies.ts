/** The page's cookies. They may be refused or vanish at any time: a value that was set need not be there. */
export interface CookiesPort {
  /** Null when there is none of this name. */
  read(name: string): string | null;
  /** `maxAgeS` is a life in seconds; 0 or less removes, null keeps until the browser is closed. Path `/`, `SameSite=Lax`, `Secure` where the page is. */
  write(name: string, value: string, maxAgeS: number | null): void;
}
