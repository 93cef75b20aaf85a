/** The page of the player's person: identity, personal data, copies of documents. */
import { useEffect, type ReactNode } from 'react';
import type { View } from 'touchline/app/features';
import type { VerificationKind } from 'touchline/core/user/types';
import type { VerificationView } from 'touchline/core/verification/public';
import { Failed } from '../../components/empty.tsx';
import { LoadingLine } from '../../components/loading.tsx';
import { Link } from '../../components/link.tsx';
import { useFeature } from '../../components/use-feature.ts';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { OfficePage } from '../office/office-page.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { PersonalDataCard } from './personal-data-card.tsx';

const NO_KINDS: readonly VerificationKind[] = [];
const kindsOf = (user: View<'user'> | null): readonly VerificationKind[] => user?.facts?.verificationKinds ?? NO_KINDS;
/** An operator that names no kinds takes all. */
const takes = (kinds: readonly VerificationKind[], kind: VerificationKind): boolean =>
  kinds.length === 0 || kinds.includes(kind);

function IdentityCard(): ReactNode {
  const t = useText();
  const user = useProjection(useCore().feature('user'), identity);
  if (user?.facts === null || user === null) return null;
  const { verification } = user;
  return (
    <section className="card identity-part" aria-labelledby="verification-identity">
      <h2 id="verification-identity">{t('office.verification')}</h2>
      <p className="form-lead" role="status">
        {t(`verification.identity.${verification}`)}
      </p>
      {(verification === 'notVerified' || verification === 'denied') && (
        <div className="form-ways">
          <Link to="/office/identification" className="button is-main">
            {t('identification.start')}
          </Link>
        </div>
      )}
    </section>
  );
}

function Verification({ view }: { readonly view: VerificationView }): ReactNode {
  const t = useText();
  const core = useCore();
  useEffect(() => void core.dispatch({ type: 'verification/load', payload: {} }), [core]);
  const kinds = useProjection(core.feature('user'), kindsOf);
  const { data } = view;
  if (data === null) {
    return view.loading === 'failed' ? (
      <Failed
        title={t('identification.failed')}
        text={t('identification.failedText')}
        onRetry={() => core.dispatch({ type: 'verification/load', payload: {} })}
      />
    ) : (
      <LoadingLine />
    );
  }
  return (
    <div className="identity">
      {takes(kinds, 'photo') && <IdentityCard />}
      {takes(kinds, 'document') && <DocumentsCard view={view} />}
      <PersonalDataCard view={view} data={data} />
      <nav className="identity-ways" aria-label={t('identification.ways')}>
        <Link to="/kycpolicy" className="way">
          {t('verification.policy')}
        </Link>
        <Link to="/office/security" className="way">
          {t('verification.security')}
        </Link>
        <Link to="/office/support" className="way">
          {t('identification.askSupport')}
        </Link>
      </nav>
    </div>
  );
}

export function VerificationScreen(): ReactNode {
  const t = useText();
  const { view, hasFailed, retry } = useFeature('verification');
  return (
    <OfficePage name={t('verification.title')}>
      {view !== null ? (
        <Verification view={view} />
      ) : hasFailed ? (
        <Failed title={t('identification.failed')} text={t('identification.failedText')} onRetry={retry} />
      ) : (
        <LoadingLine />
      )}
    </OfficePage>
  );
}
