/**
 * The host's name for the client of a request, such as its address. A host must drop this header from incoming
 * requests.
 */
export const CLIENT_HEADER = 'x-sandbox-client';
