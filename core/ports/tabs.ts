import type { Observable } from 'rxjs';

/** The other tabs of this origin. The receiver treats messages as untrusted data and decodes them. */
export interface TabsPort {
  readonly messages$: Observable<unknown>;
  post(message: unknown): void;
  /** Runs `work` while no other tab runs work of the same name. */
  exclusive<T>(name: string, work: () => Promise<T>): Promise<T>;
}
