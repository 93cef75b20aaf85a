/**
 * Overs, downs, frames and legs in the scoreboard of a game's page. They come with the live view, later than the
 * scoreboard.
 */
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Game } from 'touchline/core/line/types';
import type { Detail } from 'touchline/core/match-view/types';
import { useText } from '../../../text.ts';
import { detailNow } from './happening-text.ts';

interface ScoreboardNoteProps {
  readonly game: Game;
  readonly detail: Detail | null;
}

export function ScoreboardNote({ game, detail }: ScoreboardNoteProps): ReactNode {
  const t = useText();
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => setPlace(document.querySelector('.scoreboard-when')), []);
  const text = detailNow(detail, game, t);
  return place === null || text === '' ? null : createPortal(<span className="scoreboard-note">{text}</span>, place);
}
