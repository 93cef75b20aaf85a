/** Copies of documents: what has become of each, and the way to send one. */
import { useState, type ReactNode } from 'react';
import { canSend, type PlayerDocument, type VerificationView } from 'touchline/core/verification/public';
import { Icon } from '../../components/icon.tsx';
import { useActions } from '../../components/use-feature.ts';
import { useText } from '../../text.ts';
import { PictureFile, PictureProblems, usePicture, type Trouble } from '../identification/picture-parts.tsx';
import { CopyPreview } from './copy-preview.tsx';

function DocumentPart({
  document,
  view,
}: {
  readonly document: PlayerDocument;
  readonly view: VerificationView;
}): ReactNode {
  const t = useText();
  const { send } = useActions('verification');
  const [picture, setPicture] = usePicture();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { kind, status, isRequested } = document;
  const isSending = view.sending === kind;
  const isOpen = canSend(status);
  const problem = view.problem?.kind === kind ? view.problem.why : null;
  // A copy that has arrived needs its picture no more.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setPicture(null);
  }

  const title = t(`verification.document.${kind}`);
  return (
    <section className="identity-document" aria-label={title}>
      <h3>
        {title} <span className={`tag is-${status}`}>{t(`verification.status.${status}`)}</span>
      </h3>
      <p className="form-lead">{t(`verification.document.${kind}.text`)}</p>
      {isRequested && isOpen && (
        <p className="form-note">
          <Icon name="alert" size={16} />
          {t('verification.requested')}
        </p>
      )}
      <PictureProblems
        problem={problem === null ? null : t(`verification.problem.${problem}`)}
        isLast={problem === 'noAttempts'}
        trouble={trouble}
      />
      {isOpen && picture !== null && (
        <CopyPreview
          picture={picture}
          name={title}
          isSending={isSending}
          onSend={(image) => setTrouble(image !== null && send(kind, image) ? null : 'tooLarge')}
          onRetake={() => setPicture(null)}
        />
      )}
      {isOpen && picture === null && <PictureFile name={title} onPicture={setPicture} onTrouble={setTrouble} />}
    </section>
  );
}

export function DocumentsCard({ view }: { readonly view: VerificationView }): ReactNode {
  const t = useText();
  // Documents that the operator asks for come first.
  const documents = view.documents.toSorted((one, other) => Number(other.isRequested) - Number(one.isRequested));
  return (
    <section className="card identity-part" aria-labelledby="verification-documents">
      <h2 id="verification-documents">{t('verification.documents')}</h2>
      <p className="form-lead">{t('verification.documentsLead')}</p>
      {documents.map((document) => (
        <DocumentPart key={document.kind} document={document} view={view} />
      ))}
      <p className="field-hint">{t('verification.privacy')}</p>
    </section>
  );
}
