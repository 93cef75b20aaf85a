/** The names of a host in the declarations of rxjs and valibot. The core itself needs no host. */
declare function setTimeout(run: () => void, ms: number): unknown;
interface Blob {
  readonly size: number;
  readonly type: string;
}
interface File extends Blob {
  readonly name: string;
}
