/**
 * The star of a game, a competition, a team or a casino game. Its feature loads after the first render: a star set
 * before that waits for it.
 */
import { useCallback, type ReactNode } from 'react';
import type { View } from 'touchline/app/features';
import { keyOf } from 'touchline/core/favourites/rules/key';
import type { FavouriteKind } from 'touchline/core/favourites/types';
import { useCore } from '../core-context.ts';
import { useText } from '../text.ts';
import { useProjection } from '../use-projection.ts';
import { Icon } from './icon.tsx';

interface StarProps {
  readonly kind: FavouriteKind;
  readonly id: number;
  /** Of a game of the line. */
  readonly startsAt?: number;
  /** Of the game, competition or team, for screen readers. */
  readonly name: string;
}

export function Star({ kind, id, startsAt, name }: StarProps): ReactNode {
  const core = useCore();
  const t = useText();
  const isOn = useProjection(
    core.feature('favourites'),
    useCallback((view: View<'favourites'> | null) => view?.starred.has(keyOf({ kind, id })) === true, [kind, id]),
  );
  const fail = (key: string): void =>
    void core.dispatch({ type: 'notices/show', payload: { tone: 'error', text: { key, params: {} }, lastsMs: null } });
  const toggle = (): void => {
    core.load('favourites').then(
      () => {
        const answer = core.dispatch(
          isOn
            ? { type: 'favourites/unstar', payload: { kind, id } }
            : { type: 'favourites/star', payload: { kind, id, startsAt: startsAt ?? null } },
        );
        if (!answer.ok && answer.error.code === 'favourites/full') fail('star.full');
      },
      () => fail('star.failed'),
    );
  };
  return (
    <button type="button" className="star" aria-pressed={isOn} aria-label={t('star.of', { name })} onClick={toggle}>
      <Icon name="star" size={16} />
    </button>
  );
}
