/**
 * Lighthouse with its mobile preset on the pages that visitors see first: the median score of each category. Prices are
 * held, so that all rounds see the same page.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { launchChromium } from '../browser/chromium.ts';
import { startHost } from '../browser/host.ts';
import { BENCH } from './harness/bundle.ts';
import { atLeast, atMost, row, valuesOf } from './harness/metrics.ts';
import type { Metrics, Row } from './harness/metrics.ts';
import { ensurePeers } from './harness/peers.ts';
import { runRounds } from './harness/rounds.ts';

const run = promisify(execFile);
const CLI = join(BENCH, 'peers', 'node_modules', 'lighthouse', 'cli', 'index.js');
const TIMEOUT_MS = 180_000;

const category = v.object({ score: v.number() });
const reportSchema = v.object({
  categories: v.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: v.object({
    'largest-contentful-paint': v.object({ numericValue: v.number() }),
    'total-blocking-time': v.object({ numericValue: v.number() }),
    'cumulative-layout-shift': v.object({ numericValue: v.number() }),
  }),
});

/** A port that is free now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Each visit has a browser of its own, so that nothing is cached. */
async function visit(address: string): Promise<Metrics> {
  const port = await freePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  const folder = mkdtempSync(join(tmpdir(), 'touchline-lighthouse-'));
  const output = join(folder, 'report.json');
  try {
    const options = ['--quiet', `--port=${port}`, '--output=json', `--output-path=${output}`];
    await run(process.execPath, [CLI, address, ...options], { timeout: TIMEOUT_MS });
    const { categories, audits } = v.parse(reportSchema, JSON.parse(readFileSync(output, 'utf8')));
    return {
      performance: categories.performance.score,
      accessibility: categories.accessibility.score,
      bestPractices: categories['best-practices'].score,
      seo: categories.seo.score,
      paintMs: audits['largest-contentful-paint'].numericValue,
      blockedMs: audits['total-blocking-time'].numericValue,
      shift: audits['cumulative-layout-shift'].numericValue,
    };
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The address of the first game that the live page lists. */
async function firstGame(address: string): Promise<string> {
  const page = await (await fetch(`${address}/en/live`)).text();
  const path = /href="(\/en\/live(?:\/\d+){3})"/.exec(page)?.[1];
  if (path === undefined) throw new Error('the live page lists no game');
  return address + path;
}

export async function runLighthouse(rounds: number): Promise<readonly Row[]> {
  if (!ensurePeers()) return [];
  const host = await startHost(['--switch', 'isLineHeld'], 'machine');
  try {
    const pages: Readonly<Record<string, string>> = {
      home: `${host.address}/en`,
      live: `${host.address}/en/live`,
      line: `${host.address}/en/line/1`,
      game: await firstGame(host.address),
    };
    const names = Object.keys(pages);
    const samples = await runRounds(names, rounds, (name) => visit(pages[name] ?? ''));
    return names.flatMap((name) => [
      row(`${name}: performance`, valuesOf(samples, name, 'performance'), '', atLeast(0.95)),
      row(`${name}: accessibility`, valuesOf(samples, name, 'accessibility'), '', atLeast(1)),
      row(`${name}: best practices`, valuesOf(samples, name, 'bestPractices'), '', atLeast(1)),
      row(`${name}: search engines`, valuesOf(samples, name, 'seo'), '', atLeast(1)),
      row(`${name}: largest contentful paint`, valuesOf(samples, name, 'paintMs'), 'ms', null),
      row(`${name}: total blocking time`, valuesOf(samples, name, 'blockedMs'), 'ms', null),
      row(`${name}: cumulative layout shift`, valuesOf(samples, name, 'shift'), '', atMost(0.01)),
    ]);
  } finally {
    await host.close();
  }
}
