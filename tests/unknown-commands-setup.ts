/**
 * A command that no module handles is a defect, even if the code swallows the refusal: the test in which a core reports
 * one fails. A test that dispatches one on purpose consumes the reports with `takeUnknownCommands`.
 */
import { afterEach, expect, vi } from 'vitest';
import { noteUnknownCommand, takeUnknownCommands } from './arbitraries/unknown-commands.ts';

vi.mock(import('touchline/kernel/runtime'), async (importOriginal) => {
  const real = await importOriginal();
  return {
    ...real,
    createRuntime: (parts) =>
      real.createRuntime({
        ...parts,
        report: (where, fault) => {
          if (where === 'kernel/unknownModule') noteUnknownCommand(String(fault));
          parts.report(where, fault);
        },
      }),
  };
});

afterEach(() => {
  expect(takeUnknownCommands()).toEqual([]);
});
