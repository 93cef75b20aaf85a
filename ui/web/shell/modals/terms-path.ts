/** The terms. While they are read the question of age stands aside. */
export const TERMS_PATH = '/rules/general';
