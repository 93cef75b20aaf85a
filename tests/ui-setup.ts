/** React warns about updates outside `act` only when this flag announces a test. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
