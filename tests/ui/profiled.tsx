/** Components in React's Profiler, to see which of them a change renders. */
import { createElement, Profiler, type ComponentType } from 'react';

const rendered = new Set<string>();

/** The names of the components that have rendered since the last call; a leg's row with its market id. */
export function takeRendered(): readonly string[] {
  const names = [...rendered].toSorted();
  rendered.clear();
  return names;
}

interface Props {
  readonly marketId?: number;
}

function isComponent(name: string, value: unknown): value is ComponentType<Props> {
  return /^[A-Z][a-z]/.test(name) && typeof value === 'function';
}

function profiled(name: string, component: ComponentType<Props>): ComponentType<Props> {
  return (props) => {
    const id = props.marketId === undefined ? name : `${name} ${props.marketId}`;
    return (
      <Profiler id={id} onRender={() => void rendered.add(id)}>
        {createElement(component, props)}
      </Profiler>
    );
  };
}

/** A module with each of its components in a Profiler. */
export async function profile<M extends object>(original: () => Promise<M>): Promise<M> {
  const module = await original();
  const components = Object.entries(module).flatMap(([name, value]: readonly [string, unknown]) =>
    isComponent(name, value) ? [[name, profiled(name, value)] as const] : [],
  );
  return { ...module, ...Object.fromEntries(components) };
}
