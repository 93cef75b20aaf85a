/**
 * The design on one page, for developers: the tokens as the page has them now, and the components that all screens
 * share in each of their states. Switching theme, density or language in the header shows the same in that look.
 */
import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import type { Preferences } from 'touchline/core/preferences/types';
import { Icon } from '../../components/icon.tsx';
import { useCore } from '../../core-context.ts';
import { useProjection } from '../../use-projection.ts';
import { groupOf, TOKEN_GROUPS, tokensOf, type Token, type TokenGroup } from './tokens.ts';
import { WORDS } from './words.ts';

const CELLS = ['', 'is-up', 'is-down', 'is-locked', 'is-empty'] as const;
const BUTTONS = ['', 'is-main', 'is-outline', 'is-small', 'is-large'] as const;

/** How a group shows a token. Values reach the page by the script, which the content policy allows. */
const SAMPLES: Readonly<Record<TokenGroup, (token: Token) => CSSProperties>> = {
  type: ({ name }) => (name === '--font' ? { fontFamily: `var(${name})` } : { fontSize: `var(${name})` }),
  space: ({ name }) => ({ inlineSize: `var(${name})` }),
  shape: ({ name }) => (name.startsWith('--r') ? { borderRadius: `var(${name})` } : { boxShadow: `var(${name})` }),
  motion: ({ name }) =>
    name === '--ease' ? { animationTimingFunction: `var(${name})` } : { animationDuration: `var(${name})` },
  colour: ({ name }) => ({ background: `var(${name})` }),
  frame: () => ({}),
};

function Tokens({ group, tokens }: { readonly group: TokenGroup; readonly tokens: readonly Token[] }): ReactNode {
  return (
    <section className="card debug-style" aria-labelledby={`style-${group}`}>
      <h2 id={`style-${group}`}>{WORDS.groups[group]}</h2>
      <ul className={`debug-tokens is-${group}`}>
        {tokens.map((token) => (
          <li key={token.name}>
            <span className="debug-sample" style={SAMPLES[group](token)} aria-hidden="true">
              {group === 'type' ? WORDS.sample : ''}
            </span>
            <code>{token.name}</code> <span className="debug-value">{token.value}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Components(): ReactNode {
  return (
    <section className="card debug-style" aria-labelledby="style-components">
      <h2 id="style-components">{WORDS.components}</h2>
      <h3>{WORDS.buttons}</h3>
      <p className="debug-steps">
        {BUTTONS.map((kind) => (
          <button key={kind} type="button" className={`button ${kind}`}>
            {kind === '' ? WORDS.plain : kind.slice(3)}
          </button>
        ))}
        <button type="button" className="button" aria-disabled="true">
          {WORDS.disabled}
        </button>
      </p>
      <h3>{WORDS.chips}</h3>
      <p className="chips">
        <button type="button" className="chip" aria-pressed="true">
          <Icon name="live" size={16} />
          {WORDS.chosenChip}
        </button>
        <button type="button" className="chip" aria-pressed="false">
          {WORDS.plain}
        </button>
      </p>
      <h3>{WORDS.prices}</h3>
      <div className="cells debug-cells">
        {CELLS.flatMap((kind) =>
          [false, true].map((isChosen) => (
            <button
              key={`${kind} ${isChosen}`}
              type="button"
              className={`cell ${kind}`}
              aria-pressed={isChosen}
              aria-label={WORDS.priceCell(kind === '' ? WORDS.plain : kind.slice(3), isChosen)}
            >
              <span className="cell-name">1</span>
              {kind !== 'is-empty' && <b className="cell-price">2.05</b>}
              {kind === 'is-locked' && <span className="cell-lock">{WORDS.suspended}</span>}
            </button>
          )),
        )}
      </div>
      <h3>{WORDS.surfaces}</h3>
      <p className="banner">{WORDS.banner}</p>
    </section>
  );
}

const themeOf = ({ theme }: Preferences): Preferences['theme'] => theme;

/** The tokens as they are when this comes: after the theme's attribute is set, with the sheets of the page. */
function CurrentTokens(): ReactNode {
  const [tokens, setTokens] = useState<readonly Token[]>([]);
  useEffect(() => setTokens(tokensOf(document)), []);
  return TOKEN_GROUPS.map((group) => (
    <Tokens key={group} group={group} tokens={tokens.filter((token) => groupOf(token) === group)} />
  ));
}

export function StylePage(): ReactNode {
  const theme = useProjection(useCore().preferences, themeOf);
  return (
    <>
      <CurrentTokens key={theme} />
      <Components />
    </>
  );
}
