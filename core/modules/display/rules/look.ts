/** Words for the styles of a page, which apply before this feature has loaded [DSP-7]. */
import type { Display } from '../types.ts';

export function lookOf({
  fontSize,
  isCompact,
  isLight,
  isSportsOnly,
  moveColours,
  leftSection,
  rightSection,
  isLeftSectionHover,
}: Display): string {
  return [
    ...(fontSize === 'normal' ? [] : [fontSize]),
    ...(isCompact ? ['compact'] : []),
    ...(isLight ? ['light'] : []),
    ...(isSportsOnly ? ['sports-only'] : []),
    ...(moveColours === 'greenRed' ? ['green-red'] : []),
    ...(leftSection === 'collapsed' ? ['no-left'] : []),
    ...(rightSection === 'collapsed' ? ['no-right'] : []),
    ...(isLeftSectionHover ? ['left-hover'] : []),
  ].join(' ');
}
