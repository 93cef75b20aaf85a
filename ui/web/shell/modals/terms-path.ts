/** Path of the terms. The age check is hidden while the visitor reads them. */
export const TERMS_PATH = '/rules/general';
