/** Announces a new place to screen readers by its title; focus lost with the previous screen moves to the new one. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { usePageLocation } from '../page-location.ts';

/** Delay after which the screen has set its title. */
const NEWS_AFTER_MS = 400;

export function RouteAnnouncer(): ReactNode {
  const { outcome, background } = usePageLocation();
  const { path } = (background ?? outcome).target;
  const [news, setNews] = useState('');
  const first = useRef(path);
  useEffect(() => {
    if (path === first.current) return undefined;
    first.current = '';
    const timer = setTimeout(() => {
      setNews(document.title);
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
    }, NEWS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [path]);
  return (
    <p className="vh" role="status">
      {news}
    </p>
  );
}
