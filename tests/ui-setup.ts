/** React warns about updates outside `act` only when it is told that a test is running. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
