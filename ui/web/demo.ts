/** The demo's way to an operator: one that lives in this browser. Only a build for a demo contains this. */
export { connectOperator } from '../../adapters/sandbox/hosts/worker/connect-operator.ts';
