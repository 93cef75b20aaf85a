/** The last step: a picture of the camera or of a file, shown in the frame, and sent. It is kept until it has arrived. */
import { useCallback, useEffect, useState, type ChangeEvent, type ReactNode } from 'react';
import type { IdentificationView } from 'touchline/core/identification/public';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { useActions } from '../../components/use-feature.ts';
import { usePlace } from '../../place.ts';
import { useText } from '../../text.ts';
import { hasCamera, mayAskForCamera, type CameraFault } from './camera.ts';
import { CameraView } from './camera-view.tsx';
import { Preview } from './preview.tsx';

/** In the address of a page that was loaded again for its camera. */
export const CAMERA_QUERY = 'camera=true';

export type Trouble = CameraFault | 'timeUp' | 'notPicture' | 'tooLarge';

export function PhotoStep({ view }: { readonly view: IdentificationView }): ReactNode {
  const t = useText();
  const { send } = useActions('identification');
  const { query } = usePlace().outcome.target;
  const wasReloaded = query.includes(CAMERA_QUERY);
  const [isCameraOn, setCameraOn] = useState(() => wasReloaded && mayAskForCamera() && hasCamera());
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  // A picture's memory is given back when another replaces it.
  useEffect(() => () => picture?.close(), [picture]);
  const show = useCallback((taken: ImageBitmap): void => {
    setCameraOn(false);
    setPicture(taken);
  }, []);
  const endCamera = useCallback((why: CameraFault | 'timeUp' | 'stopped'): void => {
    setCameraOn(false);
    setTrouble(why === 'stopped' ? null : why);
  }, []);

  function startCamera(): void {
    setTrouble(null);
    if (mayAskForCamera()) setCameraOn(true);
    // A document keeps the policy that it was opened with: this page has to be loaded from its own address.
    else if (!wasReloaded) location.assign(`${location.pathname}?${CAMERA_QUERY}`);
    else setTrouble('refused');
  }
  function readFile({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0];
    target.value = '';
    if (file === undefined) return;
    setTrouble(null);
    createImageBitmap(file).then(show, () => setTrouble('notPicture'));
  }

  const { problem } = view;
  return (
    <section className="card photo-step" aria-label={t('identification.step.photo')}>
      <div role="alert">
        {problem !== null && (
          <p className="form-note is-bad">
            <Icon name="alert" size={16} />
            <span>
              {t(`identification.problem.${problem}`)}{' '}
              {problem === 'incorrectPhoto' && t('identification.attemptsLeft', { count: view.check?.attempts ?? 0 })}
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
            <span>{t(`identification.trouble.${trouble}`)}</span>
          </p>
        )}
      </div>
      {isCameraOn ? (
        <CameraView onTaken={show} onEnd={endCamera} />
      ) : picture !== null ? (
        <Preview
          picture={picture}
          isSending={view.isSending}
          canSend={view.canStart}
          onSend={(image) => setTrouble(image !== null && send(image) ? null : 'tooLarge')}
          onRetake={() => setPicture(null)}
        />
      ) : (
        <>
          <p className="form-lead">{t('identification.photoLead')}</p>
          <div className="form-ways">
            {hasCamera() && (
              <button type="button" className="button is-main" onClick={startCamera}>
                {t('identification.openCamera')}
              </button>
            )}
            <label className="button photo-file">
              {t('identification.chooseFile')}
              <input type="file" className="vh" accept="image/*" onChange={readFile} />
            </label>
          </div>
          <p className="field-hint">{t('identification.privacy')}</p>
        </>
      )}
    </section>
  );
}
