/** The player's personal data, and copies of documents. Every answer holds the whole state. */
import * as v from 'valibot';
import { DOCUMENT_KINDS, DOCUMENT_TYPES } from 'touchline/core/verification/types';
import { encodeData, encodeFields } from 'touchline/core/verification/wire';
import { get, post, readBody, signed } from './call.ts';
import type { Route, SignedCall } from './call.ts';
import { json, problem } from './respond.ts';

const MAX_IMAGE_CHARS = 200_000;
const MAX_TEXT = 300;
const text = v.pipe(v.string(), v.maxLength(MAX_TEXT));
/** The form `user_data` [VRF-1]. */
const dataForm = v.pipe(
  v.object({
    surname: text,
    name: text,
    date_birthday: text,
    document_type_id: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(DOCUMENT_TYPES.length)),
    passport: text,
    passport_date: text,
    passport_end_date: text,
    inn: text,
    registration_address: text,
  }),
  v.transform((form) => ({
    surname: form.surname,
    name: form.name,
    birthDate: form.date_birthday,
    documentType: DOCUMENT_TYPES[form.document_type_id - 1] ?? null,
    passport: form.passport,
    passportDate: form.passport_date,
    passportEndDate: form.passport_end_date,
    inn: form.inn,
    address: form.registration_address,
  })),
);
const documentForm = v.object({
  kind: v.picklist(DOCUMENT_KINDS),
  image: v.pipe(v.string(), v.maxLength(MAX_IMAGE_CHARS)),
});

export const verificationRoutes: readonly Route[] = [
  get('/web-api/user/verification', signed(verificationOf)),
  post(
    '/web-api/user/verification/data',
    signed(async (call) => {
      const form = await readBody(call, dataForm);
      if (!form.ok) return form.error;
      const result = call.operator.verification.save(call.bettor.id, form.value);
      if (result === 'saved') {
        await call.operator.durable();
        return verificationOf(call);
      }
      if (result === 'locked')
        return problem({
          status: 409,
          code: 'dataLocked',
          title: 'The data were not saved',
          detail: 'The identity has been shown: support changes these data.',
        });
      return problem({
        status: 422,
        code: 'badData',
        title: 'The data were not saved',
        detail: result.faults.map(({ field, fault }) => `${field}: ${fault}`).join(', '),
        meta: { faults: result.faults },
      });
    }),
  ),
  post(
    '/web-api/user/verification/document',
    signed(async (call) => {
      const form = await readBody(call, documentForm);
      if (!form.ok) return form.error;
      switch (call.operator.verification.take(call.bettor.id, form.value.kind, form.value.image)) {
        case 'taken':
          await call.operator.durable();
          return verificationOf(call);
        case 'incorrect':
          return problem({
            status: 403,
            code: 'incorrectPhoto',
            title: 'This is no copy of a document',
            detail: 'image: base64 of a JPEG.',
          });
        case 'noAttempts':
          return problem({
            status: 429,
            code: 'noAttempts',
            title: 'No attempts are left',
            detail: 'Try again tomorrow.',
          });
        case 'notPossible':
          return problem({
            status: 409,
            code: 'notPossible',
            title: 'The copy was not taken',
            detail: 'A copy of this document is being checked, or has been accepted.',
          });
      }
    }),
  ),
];

function verificationOf({ operator: { verification }, bettor }: SignedCall): Response {
  return json({
    user_data: encodeData(verification.data(bettor.id)),
    locked: encodeFields(verification.locked(bettor.id)),
    documents: verification.documents(bettor.id),
  });
}
