/** Keeps a part that fails to load or to draw from taking the page with it. */
import { Component, type ReactNode } from 'react';
import { useText } from '../text.ts';

export function BrokenPart(): ReactNode {
  const t = useText();
  return (
    <div className="rail-card is-broken" role="alert">
      <p>{t('error.part')}</p>
      <button type="button" className="button" onClick={() => location.reload()}>{t('action.reload')}</button>
    </div>
  );
}

export class PartBoundary extends Component<{ readonly children: ReactNode; readonly fallback: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
