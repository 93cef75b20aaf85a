/** Translation by i18next, loaded after the first price is painted. */
import { createInstance } from 'i18next';
import type { Speaker } from './text.ts';

const ALL = 'all';

export const i18nextSpeaker: Speaker = (language, texts) => {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    ns: [ALL],
    defaultNS: ALL,
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: { [language]: { [ALL]: Object.fromEntries(texts) } },
  });
  return (key, params = {}) => instance.t(key, params);
};
