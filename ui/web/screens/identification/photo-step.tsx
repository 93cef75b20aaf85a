/**
 * The last step: a picture of the camera or of a file, shown in the frame, and sent. It is kept until it has arrived.
 */
import { useCallback, useState, type ReactNode } from 'react';
import type { IdentificationView } from 'touchline/core/identification/public';
import { useActions } from '../../components/use-feature.ts';
import { usePageLocation } from '../../page-location.ts';
import { useText } from '../../text.ts';
import { hasCamera, mayAskForCamera, type CameraFault } from './camera.ts';
import { CameraView } from './camera-view.tsx';
import { PictureFile, PictureProblems, usePicture, type Trouble } from './picture-parts.tsx';
import { Preview } from './preview.tsx';

/** In the address of a page that was loaded again for its camera. */
export const CAMERA_QUERY = 'camera=true';

export function PhotoStep({ view }: { readonly view: IdentificationView }): ReactNode {
  const t = useText();
  const { send } = useActions('identification');
  const { query } = usePageLocation().outcome.target;
  const wasReloaded = query.includes(CAMERA_QUERY);
  const [isCameraOn, setCameraOn] = useState(() => wasReloaded && mayAskForCamera() && hasCamera());
  const [picture, setPicture] = usePicture();
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  const show = useCallback(
    (taken: ImageBitmap): void => {
      setCameraOn(false);
      setPicture(taken);
    },
    [setPicture],
  );
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

  const { problem } = view;
  return (
    <section className="card photo-step" aria-label={t('identification.step.photo')}>
      <PictureProblems
        problem={
          problem === null
            ? null
            : problem === 'incorrectPhoto'
              ? `${t('identification.problem.incorrectPhoto')} ${t('identification.attemptsLeft', { count: view.check?.attempts ?? 0 })}`
              : t(`identification.problem.${problem}`)
        }
        isLast={problem === 'noAttempts'}
        trouble={trouble}
      />
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
            <PictureFile onPicture={show} onTrouble={setTrouble} />
          </div>
          <p className="field-hint">{t('identification.privacy')}</p>
        </>
      )}
    </section>
  );
}
