/** Typed bindings: a factory whose parameters are not the tokens' values, in order, does not compile. */
import type { Container, ServiceIdentifier } from 'inversify';

declare const valueBrand: unique symbol;

/** Names a value of type T in the container. */
export type Token<T> = symbol & { readonly [valueBrand]?: T };

export function token<T>(name: string): Token<T> {
  return Symbol(name);
}

type Tokens<A extends readonly unknown[]> = { readonly [K in keyof A]: Token<A[K]> };

/** Binds `factory` as the singleton behind `name`, created on first use. */
export function provide<T, A extends readonly unknown[]>(
  container: Container,
  name: Token<T>,
  factory: (...deps: A) => T,
  deps: Tokens<A>,
): void {
  const identifiers: ServiceIdentifier[] = [...deps];
  container
    .bind<T>(name)
    .toResolvedValue((...values: unknown[]) => factory(...(values as readonly unknown[] as A)), identifiers)
    .inSingletonScope();
}

/** Binds a record of other tokens' values, such as `Ports`, as the singleton behind `name`. */
export function provideRecord<T extends object>(
  container: Container,
  name: Token<T>,
  tokens: { readonly [K in keyof T]: Token<NonNullable<T[K]>> },
): void {
  const keys = Object.keys(tokens);
  container
    .bind<T>(name)
    .toResolvedValue(
      (...values: unknown[]) => Object.fromEntries(keys.map((key, at) => [key, values[at]])) as T,
      Object.values<ServiceIdentifier>(tokens),
    )
    .inSingletonScope();
}
