/** A result in balls, cards, dice and sectors, each with its name for screen readers. */
import type { ReactNode } from 'react';
import { drawParts, rankOfCard, suitOfCard, type DrawPart } from 'touchline/core/casino/rules/draw-parts';
import type { Shown } from 'touchline/core/casino/types';
import type { ZoneKind } from 'touchline/core/media/public';
import { useText, type Translate } from '../../../../text.ts';

const SUIT_SIGNS = { spades: '♠', hearts: '♥', diamonds: '♦', clubs: '♣' } as const;
const FACES = ['ace', ...Array.from({ length: 9 }, (_, at) => at + 2), 'jack', 'queen', 'king'] as const;

function rankText(card: number, t: Translate): string {
  const face = FACES[rankOfCard(card)] ?? 'ace';
  return typeof face === 'number' ? String(face) : t(`media.draws.rank.${face}`);
}

function Card({ card }: { readonly card: number }): ReactNode {
  const t = useText();
  const suit = suitOfCard(card);
  const rank = rankText(card, t);
  return (
    <li className={suit === 'hearts' || suit === 'diamonds' ? 'is-red-suit' : undefined}>
      <span aria-hidden="true">
        {rank}
        {SUIT_SIGNS[suit]}
      </span>
      <span className="vh">{t('media.draws.card', { rank, suit: t(`media.draws.suit.${suit}`) })}</span>
    </li>
  );
}

function Plain({ what, value }: { readonly what: DrawPart['what']; readonly value: number }): ReactNode {
  const t = useText();
  if (what !== 'sectors' || value > 0) return <li>{value}</li>;
  return (
    <li>
      <span aria-hidden="true">★</span>
      <span className="vh">{t('media.draws.star')}</span>
    </li>
  );
}

function Part({ part: { what, side, numbers } }: { readonly part: DrawPart }): ReactNode {
  const t = useText();
  return (
    <div className={`media-draw-part is-${what} is-${side}`}>
      {side !== 'none' && <span className="media-draw-side">{t(`media.draws.side.${side}`)}</span>}
      {/* Numbers of a draw keep their order in every language. */}
      <ol className="media-draw-numbers" dir="ltr">
        {numbers.map((value, at) =>
          // A die may show the same face twice.
          // oxlint-disable-next-line react/no-array-index-key
          what === 'cards' ? (
            <Card key={`${at} ${value}`} card={value} />
          ) : (
            <Plain key={`${at} ${value}`} {...{ what, value }} />
          ),
        )}
      </ol>
    </div>
  );
}

export function ResultParts({ kind, result }: { readonly kind: ZoneKind; readonly result: Shown }): ReactNode {
  return drawParts(kind, result).map((part) => <Part key={`${part.what} ${part.side}`} part={part} />);
}
