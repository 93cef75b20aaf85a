/** The buttons of the player: play, captions, picture in picture, full screen, and its place. */
import type { ReactNode } from 'react';
import { useText } from '../../../text.ts';

/** Drawings of the buttons, 20 by 20. */
const SIGNS = {
  play: 'M7 4.5v11l8.5-5.5L7 4.5Z',
  pause: 'M7 4.5v11M13 4.5v11',
  captions: 'M3 5h14v10H3V5Zm5.5 3.8a1.6 1.6 0 1 0 0 2.4m5-2.4a1.6 1.6 0 1 0 0 2.4',
  pip: 'M3 4.5h14v11H3v-11Zm7 6h5v3h-5v-3Z',
  full: 'M4 8V4h4m4 0h4v4m0 4v4h-4m-4 0H4v-4',
  small: 'M8 4v4H4m12 0h-4V4m0 12v-4h4M4 12h4v4',
  side: 'M3 4.5h14v11H3v-11Zm9 0v11',
  page: 'M3 4.5h14v11H3v-11Zm0 3.5h14',
  pin: 'M7.5 3.5h5l-.6 5 2.6 2.5h-9L8.1 8.5l-.6-5ZM10 11v5.5',
} as const;

export interface ToolProps {
  readonly sign: keyof typeof SIGNS;
  readonly name: string;
  readonly keys?: string;
  readonly isOn?: boolean;
  readonly onPress: () => void;
}

export function Tool({ sign, name, keys, isOn, onPress }: ToolProps): ReactNode {
  return (
    <button
      type="button"
      className="media-tool"
      aria-label={name}
      title={keys === undefined ? name : `${name} (${keys})`}
      aria-keyshortcuts={keys}
      aria-pressed={isOn}
      onClick={onPress}
    >
      <svg className="icon" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <path d={SIGNS[sign]} />
      </svg>
    </button>
  );
}

interface TabsProps {
  readonly isVideo: boolean;
  readonly onVideo: (isVideo: boolean) => void;
}

/** The live view and the video, side by side; only where there is a video. */
export function ViewTabs({ isVideo, onVideo }: TabsProps): ReactNode {
  const t = useText();
  return (
    <div className="media-tabs" role="group" aria-label={t('media.title')}>
      <h2 className="vh">{t('media.title')}</h2>
      <button type="button" className="chip" aria-pressed={!isVideo} onClick={() => onVideo(false)}>
        {t('media.view')}
      </button>
      <button type="button" className="chip" aria-pressed={isVideo} onClick={() => onVideo(true)}>
        {t('media.video')}
      </button>
    </div>
  );
}
