/** Parts of the boards that come after them, as one chunk. */
import type { ReactNode } from 'react';
import { BoostMarks } from './boost-marks.tsx';
import { CellMenu } from './cell-menu.tsx';

export function AfterBoards(): ReactNode {
  return (
    <>
      <BoostMarks />
      <CellMenu />
    </>
  );
}
