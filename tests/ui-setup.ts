/** React warns about updates outside `act` only when this flag announces a test. */
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, expect, vi } from 'vitest';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// Code that a component loads takes as long as a busy machine needs; the usual second is too short for that.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  // happy-dom does not go back: the entry of a sheet would be that of the next test's page.
  if ('history' in globalThis) history.replaceState(null, '');
});

// Files of a worker share their modules: one that is still loading when its file ends would have failed for the next
// file.
afterAll(() => vi.dynamicImportSettled());

// The documents of a worker share their classes: a method that one file takes away is missing in the next.
const namesOfMethods = (): readonly string[] =>
  'Element' in globalThis
    ? [Element, HTMLElement].flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype))
    : [];
const methods = namesOfMethods();
afterAll(() => {
  expect(namesOfMethods(), 'the methods of elements, as the file found them').toEqual(methods);
});
