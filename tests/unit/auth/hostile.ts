/** Addresses that must not be followed, whoever sends them. */
export const HOSTILE: readonly string[] = [
  '', '//evil.example', '///evil.example', '/\\evil.example', '\\/evil.example', 'https://evil.example', 'http://site.example/', 'https://site.example@evil.example/', 'https://site.example.evil.example/', 'javascript:alert(1)',
  'JaVaScRiPt:alert(1)', ' javascript:alert(1)', 'data:text/html,x', 'vbscript:x', '/a\n/b', '/\t/evil.example', '/..//evil.example', '/%2e%2e//evil.example', '/./\\evil.example', 'https:evil.example', 'https:/evil.example', '//%65vil.example',
  'https://evil.example\\@site.example', 'https://[::1]/', 'blob:https://site.example/1', 'about:blank', '\u0000/x', '/\u200b/evil', `/${'x'.repeat(3_000)}`,
];
