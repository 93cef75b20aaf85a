/**
 * Personal data, and copies of documents: a copy is checked and discarded, and a decision follows some seconds later,
 * on record. Attempts are counted in memory.
 */
import { canSend } from 'touchline/core/verification/rules/documents';
import { DATA_FIELDS, EMPTY_DATA, dataFaults, plainData } from 'touchline/core/verification/rules/personal-data';
import type { DataFault } from 'touchline/core/verification/rules/personal-data';
import { DOCUMENT_KINDS } from 'touchline/core/verification/types';
import type {
  DataField,
  DocumentKind,
  DocumentStatus,
  PersonalData,
  PlayerDocument,
} from 'touchline/core/verification/types';
import type { Person } from '../players/auth/people.ts';
import type { Switches } from '../switches/switches.ts';
import { createAttemptsADay } from './attempts-a-day.ts';
import type { Identification } from './identification.ts';
import { isJpeg } from './is-jpeg.ts';
import type { OfficeRecord } from './records.ts';

/** Copies per day. */
const MAX_COPIES = 10;
const SECOND_MS = 1_000;
/** Fields that an identity rests on. */
const IDENTITY_FIELDS: ReadonlySet<DataField> = new Set([
  'surname',
  'name',
  'birthDate',
  'documentType',
  'passport',
  'passportDate',
  'passportEndDate',
]);

export type CopyResult = 'taken' | 'incorrect' | 'noAttempts' | 'notPossible';
export type DataResult = 'saved' | 'locked' | { readonly faults: readonly DataFault[] };

export interface Verification {
  apply(record: OfficeRecord): void;
  /** The data that the player saved last, else those of the registration. */
  data(playerId: number): PersonalData;
  /** Fields that only support can change: those of an identity that has been shown, where they have a value. */
  locked(playerId: number): readonly DataField[];
  documents(playerId: number): readonly PlayerDocument[];
  /** The status of the operator's request for a document; null where nothing is requested. */
  requested(playerId: number): DocumentStatus | null;
  save(playerId: number, asked: PersonalData): DataResult;
  /** `image`: base64 of a JPEG. */
  take(playerId: number, kind: DocumentKind, image: string): CopyResult;
}

interface VerificationDeps {
  readonly now: () => number;
  readonly commit: (record: OfficeRecord) => void;
  readonly switches: Pick<Switches, 'get'>;
  readonly personOf: (playerId: number) => Person | null;
  readonly identification: Pick<Identification, 'hasShownFace'>;
}

interface Review {
  readonly decidedAt: number;
  readonly isAccepted: boolean;
}

export function createVerification({
  now,
  commit,
  switches,
  personOf,
  identification,
}: VerificationDeps): Verification {
  const saved = new Map<number, PersonalData>();
  const reviews = new Map<string, Review>();
  const attempts = createAttemptsADay(now, MAX_COPIES);
  const statusOf = (playerId: number, kind: DocumentKind): DocumentStatus => {
    const review = reviews.get(`${playerId} ${kind}`);
    if (review === undefined) return 'missing';
    if (now() < review.decidedAt) return 'review';
    return review.isAccepted ? 'accepted' : 'declined';
  };
  const data = (playerId: number): PersonalData => {
    const person = personOf(playerId);
    return (
      saved.get(playerId) ?? {
        ...EMPTY_DATA,
        surname: person?.surname ?? '',
        name: person?.name ?? '',
        birthDate: person?.birthDate ?? '',
      }
    );
  };
  const locked = (playerId: number): readonly DataField[] => {
    const isShown =
      identification.hasShownFace(playerId) || ['review', 'accepted'].includes(statusOf(playerId, 'identity'));
    const known = data(playerId);
    return isShown
      ? DATA_FIELDS.filter((field) => IDENTITY_FIELDS.has(field) && known[field] !== '' && known[field] !== null)
      : [];
  };
  return {
    apply(record) {
      if (record.t === 'documentTaken') reviews.set(`${record.playerId} ${record.kind}`, record);
      if (record.t !== 'personalDataSaved') return;
      const { t: _, at: __, playerId, ...kept } = record;
      saved.set(playerId, kept);
    },
    data,
    locked,
    documents: (playerId) =>
      DOCUMENT_KINDS.map((kind) => ({
        kind,
        status: statusOf(playerId, kind),
        isRequested: switches.get('requestedDocument') === kind,
      })),
    requested(playerId) {
      const kind = DOCUMENT_KINDS.find((each) => each === switches.get('requestedDocument'));
      return kind === undefined ? null : statusOf(playerId, kind);
    },
    save(playerId, asked) {
      const plain = plainData(asked);
      const known = data(playerId);
      if (locked(playerId).some((field) => plain[field] !== known[field])) return 'locked';
      const faults = dataFaults(plain, { now: now(), minAge: switches.get('minAge') });
      if (faults.length > 0) return { faults };
      commit({ t: 'personalDataSaved', at: now(), playerId, ...plain });
      return 'saved';
    },
    take(playerId, kind, image) {
      if (!canSend(statusOf(playerId, kind))) return 'notPossible';
      if (!attempts.use(playerId)) return 'noAttempts';
      if (!isJpeg(image)) return 'incorrect';
      commit({
        t: 'documentTaken',
        at: now(),
        playerId,
        kind,
        decidedAt: now() + switches.get('identificationSeconds') * SECOND_MS,
        isAccepted: switches.get('identificationOutcome') === 'accepted',
      });
      return 'taken';
    },
  };
}
