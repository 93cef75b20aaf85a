/** Writes the page at build time. This file never runs in a browser. */

/** Build output that the page refers to; paths are below `base`. */
interface Built {
  readonly id: string;
  readonly base: string;
  readonly entry: string;
  readonly styles: readonly string[];
  readonly preload: readonly string[];
  /** Address of the list of bundled views; empty when there are none. */
  readonly views: string;
}

/**
 * Returns the page with source addresses replaced by those of the built files. `list` is the hash of the list of
 * bundled views; `isLive` reloads the page after each rebuild.
 */
export const pageOf = (
  source: string,
  { base, entry, styles, preload, views }: Built,
  { list, isLive }: { readonly list: string; readonly isLive: boolean },
): string => {
  const script = /\s*<script\b[^>]*\bsrc="(?:\.\/|\/)?entry-client\.tsx"[^>]*>\s*<\/script>/;
  const style = /\s*<link\b[^>]*\bhref="(?:\.\/|\/)?styles\/main\.css"[^>]*>/;
  if (!script.test(source) || !style.test(source)) {
    throw new Error(
      `ui/web/index.html must hold <script type="module" src="./entry-client.tsx"></script> and <link rel="stylesheet" href="./styles/main.css">`,
    );
  }
  const tags = [
    ...styles.map((file) => `<link rel="stylesheet" href="${base}${file}">`),
    `<script type="module" src="${base}${entry}"></script>`,
    ...preload.map((file) => `<link rel="modulepreload" href="${base}${file}">`),
    ...(views === '' ? [] : [`<meta name="touchline-views" content="${base}${views}" data-integrity="${list}">`]),
    ...(isLive ? [`<script type="module" src="${base}live-reload.js"></script>`] : []),
  ];
  return source
    .replace(script, '')
    .replace(style, '')
    .replace('</head>', `${tags.map((tag) => `  ${tag}\n`).join('')}</head>`)
    .replace(/(\b(?:href|src)=")\.\//g, `$1${base}`);
};

export const liveReload = ({ base, id }: Pick<Built, 'base' | 'id'>): string => `const ask = async () => {
  const latest = await fetch('${base}assets.json', { cache: 'no-store' }).then((answer) => answer.json()).catch(() => undefined);
  if (latest !== undefined && latest.id !== '${id}') location.reload();
};
setInterval(ask, 500);
`;
