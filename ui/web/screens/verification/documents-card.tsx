/** Copies of documents: what has become of each, and the way to send one. */
import { useEffect, useState, type ChangeEvent, type ReactNode } from 'react';
import { canSend, type PlayerDocument, type VerificationView } from 'touchline/core/verification/public';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { useActions } from '../../components/use-feature.ts';
import { useText } from '../../text.ts';
import { CopyPreview } from './copy-preview.tsx';

type Trouble = 'notPicture' | 'tooLarge';

function DocumentPart({
  document,
  view,
}: {
  readonly document: PlayerDocument;
  readonly view: VerificationView;
}): ReactNode {
  const t = useText();
  const { send } = useActions('verification');
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { kind, status, isRequested } = document;
  const isSending = view.sending === kind;
  const isOpen = canSend(status);
  const problem = view.problem?.kind === kind ? view.problem.why : null;
  // A picture's memory is given back when another replaces it, and when its copy has arrived.
  useEffect(() => () => picture?.close(), [picture]);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setPicture(null);
  }

  function readFile({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0];
    target.value = '';
    if (file === undefined) return;
    setTrouble(null);
    createImageBitmap(file).then(setPicture, () => setTrouble('notPicture'));
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
      <div role="alert">
        {problem !== null && (
          <p className="form-note is-bad">
            <Icon name="alert" size={16} />
            <span>
              {t(`verification.problem.${problem}`)}{' '}
              {problem === 'noAttempts' && (
                <Link to="/office/support" className="way">
                  {t('identification.askSupport')}
                </Link>
              )}
            </span>
          </p>
        )}
        {trouble !== null && (
          <p className="form-note is-bad">
            <Icon name="alert" size={16} />
            {t(`identification.trouble.${trouble}`)}
          </p>
        )}
      </div>
      {isOpen && picture !== null && (
        <CopyPreview
          picture={picture}
          name={title}
          isSending={isSending}
          onSend={(image) => setTrouble(image !== null && send(kind, image) ? null : 'tooLarge')}
          onRetake={() => setPicture(null)}
        />
      )}
      {isOpen && picture === null && (
        <label className="button photo-file">
          {t('identification.chooseFile')}
          <span className="vh">{`: ${title}`}</span>
          <input type="file" className="vh" accept="image/*" onChange={readFile} />
        </label>
      )}
    </section>
  );
}

export function DocumentsCard({ view }: { readonly view: VerificationView }): ReactNode {
  const t = useText();
  // What the operator asks for comes first.
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
