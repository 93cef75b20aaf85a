/**
 * The files of a new module. A module begins with one thing that can be opened and closed: replace it by what the
 * module is for.
 */
export interface Names {
  /** The folder and the messages' prefix: `bet-notes`. */
  readonly kebab: string;
  /** The key in the list of features: `betNotes`. */
  readonly camel: string;
  /** Types: `BetNotes`. */
  readonly pascal: string;
  /** Titles: `Bet notes`. */
  readonly words: string;
  /** Rules: `BNO`. */
  readonly rule: string;
}

export const moduleFiles = ({ kebab, camel, pascal, words, rule }: Names): Readonly<Record<string, string>> => ({
  [`core/modules/${kebab}/SPEC.md`]: `# ${words}

What this module is for, in one sentence.

- **${rule}-1** Opening what is open, or closing what is closed, is refused as \`${kebab}/unchanged\`.
`,
  [`core/modules/${kebab}/messages.ts`]: `import type { Message, Nothing } from '../../kernel/message.ts';

export type ${pascal}Command = Message<'${kebab}/open', Nothing> | Message<'${kebab}/close', Nothing>;
export type ${pascal}Event = Message<'${kebab}/opened', Nothing> | Message<'${kebab}/closed', Nothing>;
export interface ${pascal}Rejection {
  readonly code: '${kebab}/unchanged';
}
`,
  [`core/modules/${kebab}/views.ts`]: `/** The view for shells. */
export interface ${pascal}View {
  readonly isOpen: boolean;
}
`,
  [`core/modules/${kebab}/decider.ts`]: `import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { ${pascal}Command, ${pascal}Event, ${pascal}Rejection } from './messages.ts';

export interface ${pascal}State {
  readonly isOpen: boolean;
}

const UNCHANGED = err<${pascal}Rejection>({ code: '${kebab}/unchanged' });

export const ${camel}Decider: Decider<${pascal}State, ${pascal}Command, ${pascal}Event, null, ${pascal}Rejection> = {
  initial: { isOpen: false },
  decide(command, { isOpen }) {
    switch (command.type) {
      case '${kebab}/open':
        return isOpen ? UNCHANGED : ok([{ type: '${kebab}/opened', payload: {} }]);
      case '${kebab}/close':
        return isOpen ? ok([{ type: '${kebab}/closed', payload: {} }]) : UNCHANGED;
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case '${kebab}/opened':
        return { ...state, isOpen: true };
      case '${kebab}/closed':
        return { ...state, isOpen: false };
    }
    return state;
  },
};
`,
  [`core/modules/${kebab}/contract.ts`]: `import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { ${pascal}State } from './decider.ts';
import type { ${pascal}Command, ${pascal}Event, ${pascal}Rejection } from './messages.ts';
import type { ${pascal}View } from './views.ts';

export interface ${pascal}Contract extends FeatureTypes {
  readonly name: '${kebab}';
  readonly state: ${pascal}State;
  readonly command: ${pascal}Command;
  readonly event: ${pascal}Event;
  readonly rejection: ${pascal}Rejection;
  readonly view: ${pascal}View;
  readonly service: null;
  readonly actions: null;
}

export const ${camel} = contract<${pascal}Contract>('${kebab}');
`,
  [`core/modules/${kebab}/feature.ts`]: `/** ${words}: the module's one registration. */
import { defineFeature } from '../../app/define-feature.ts';
import { ${camel} } from './contract.ts';
import { ${camel}Decider } from './decider.ts';

export const feature = defineFeature(${camel}, {
  decider: ${camel}Decider,
  create: ({ own }) => ({ view: own.readable }),
});
`,
  [`tests/unit/${kebab}/${kebab}.test.ts`]: `import { describe, it } from 'vitest';
import { ${camel}Decider } from 'touchline/core/${kebab}/decider';
import { given } from '../../models/given.ts';

const past = given(${camel}Decider, null);

describe('${words.toLowerCase()}', () => {
  it('[${rule}-1] a closed one opens', () => {
    past().when({ type: '${kebab}/open', payload: {} }).then({ type: '${kebab}/opened', payload: {} });
  });
  it('[${rule}-1] an open one closes', () => {
    past({ type: '${kebab}/opened', payload: {} })
      .when({ type: '${kebab}/close', payload: {} })
      .then({ type: '${kebab}/closed', payload: {} });
  });
  it('[${rule}-1] opening twice and closing a closed one are refused', () => {
    past({ type: '${kebab}/opened', payload: {} })
      .when({ type: '${kebab}/open', payload: {} })
      .refused({ code: '${kebab}/unchanged' });
    past().when({ type: '${kebab}/close', payload: {} }).refused({ code: '${kebab}/unchanged' });
  });
});
`,
});

export const screenFiles = ({ kebab, camel, pascal, words }: Names): Readonly<Record<string, string>> => ({
  [`ui/web/screens/${kebab}/${kebab}-screen.tsx`]: `import type { ReactNode } from 'react';
import { useFeature } from '../../components/use-feature.ts';
import { useCore } from '../../core-context.ts';
import { useDocumentTitle } from '../../use-title.ts';

const TITLE = '${words}';

export function ${pascal}Screen(): ReactNode {
  const core = useCore();
  const { view, hasFailed, retry } = useFeature('${camel}');
  useDocumentTitle(TITLE);
  const toggle = (): void =>
    void core.dispatch(
      view?.isOpen === true ? { type: '${kebab}/close', payload: {} } : { type: '${kebab}/open', payload: {} },
    );
  return (
    <div className="page">
      <h1>{TITLE}</h1>
      {hasFailed && (
        <button type="button" className="button" onClick={retry}>
          Load this page again
        </button>
      )}
      {view !== null && (
        <button type="button" className="button" aria-pressed={view.isOpen} onClick={toggle}>
          {view.isOpen ? 'Close' : 'Open'}
        </button>
      )}
    </div>
  );
}
`,
});
