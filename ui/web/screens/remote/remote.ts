/** Remote and bundled views as one chunk. */
export { BundledRoom } from './bundled-room.tsx';
export { RemoteScreen } from './remote-screen.tsx';
