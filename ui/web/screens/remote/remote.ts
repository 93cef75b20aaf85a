/** Delivered pages as one chunk: the operator's documents and code, and the site's own screens. */
export { OwnRoom } from './own-room.tsx';
export { RemoteScreen } from './remote-screen.tsx';
