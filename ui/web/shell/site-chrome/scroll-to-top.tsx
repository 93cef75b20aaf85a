/** Scroll-to-top button, shown after one screen of scrolling beside the coupon and after four on small screens. */
import { useEffect, useState, type ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useText } from '../../text.ts';
import { useWide } from '../frame.tsx';

const SCREENS_WIDE = 1;
const SCREENS_SMALL = 4;

export function ScrollToTop(): ReactNode {
  const t = useText();
  const screens = useWide() === true ? SCREENS_WIDE : SCREENS_SMALL;
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      frame = 0;
      setFar(scrollY > screens * innerHeight);
    };
    const onScroll = (): void => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    // In a frame of its own: the page is laid out for it, and need not be laid out now.
    onScroll();
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onScroll);
    };
  }, [screens]);
  if (!isFar) return null;
  const up = (): void => {
    document.getElementById('main')?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  };
  return (
    <button type="button" className="float-button is-up" aria-label={t('siteChrome.up')} onClick={up}>
      <Icon name="down" />
    </button>
  );
}
