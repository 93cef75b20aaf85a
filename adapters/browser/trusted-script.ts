interface ScriptUrls {
  createScriptURL(url: string): unknown;
}
let policy: ScriptUrls | null = null;

/** A TrustedScriptURL where the page enforces Trusted Types. The caller vouches for the address. */
export function trustedScript(url: string): string {
  const types: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (typeof types !== 'object' || types === null) return url;
  policy ??= (types as { createPolicy(name: string, rules: ScriptUrls): ScriptUrls }).createPolicy(
    'touchline-scripts',
    {
      createScriptURL: (each) => each,
    },
  );
  return policy.createScriptURL(url) as string;
}
