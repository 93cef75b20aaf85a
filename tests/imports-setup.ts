/**
 * A file ends once everything that it imports on demand has loaded: files share their worker's modules, and a module
 * that was cut off stays broken for the next file.
 */
import { afterAll, vi } from 'vitest';

afterAll(() => vi.dynamicImportSettled());
