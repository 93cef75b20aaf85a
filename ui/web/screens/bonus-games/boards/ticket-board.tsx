/** The lottery: the ticket, the drawn number, and the last digits that both have. */
import type { ReactNode } from 'react';
import { useText } from '../../../text.ts';
import { numberOf, type BoardProps } from './board.ts';

const DIGITS = 3;
const digitsOf = (value: number | null): string =>
  value === null ? '–'.repeat(DIGITS) : String(value).padStart(DIGITS, '0');

/** From which digit on both numbers are the same. */
function sameFrom(one: string, other: string): number {
  let from = DIGITS;
  while (from > 0 && one[from - 1] === other[from - 1]) from -= 1;
  return from;
}

function Digits({
  name,
  text,
  from,
}: {
  readonly name: string;
  readonly text: string;
  readonly from: number;
}): ReactNode {
  return (
    <div className="bonus-ticket-row">
      <dt>{name}</dt>
      <dd dir="ltr">
        <span className="vh">{text}</span>
        {Array.from(text, (digit, at) => (
          // Digits have no identity beside their place.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at} aria-hidden="true" className={at >= from ? 'bonus-digit is-same' : 'bonus-digit'}>
            {digit}
          </span>
        ))}
      </dd>
    </div>
  );
}

export function TicketBoard({ round }: BoardProps): ReactNode {
  const t = useText();
  const [ticket, drawn] = [digitsOf(numberOf(round, 'ticket')), digitsOf(numberOf(round, 'drawn'))];
  const from = round === null ? DIGITS : sameFrom(ticket, drawn);
  return (
    <dl key={round?.id ?? ''} className={round === null ? 'bonus-ticket' : 'bonus-ticket is-drawn'}>
      <Digits name={t('bonus.lottery.ticket')} text={ticket} from={from} />
      <Digits name={t('bonus.lottery.drawn')} text={drawn} from={from} />
    </dl>
  );
}
