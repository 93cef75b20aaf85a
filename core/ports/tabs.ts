import type { Observable } from 'rxjs';

/** The other tabs of this origin. Messages are foreign data for the receiver and are decoded. */
export interface TabsPort {
  readonly messages$: Observable<unknown>;
  post(message: unknown): void;
  /** Runs `work` while no other tab runs one of the same name. */
  exclusive<T>(name: string, work: () => Promise<T>): Promise<T>;
}
