/** Delivered pages as one chunk: documents and code of the operator's, and the site's own screens. */
export { OwnRoom } from './own-room.tsx';
export { RemoteScreen } from './remote-screen.tsx';
